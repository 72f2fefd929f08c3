/**
 * Arguments for Chromium. Only pages request anything from the network; as root Chromium has no sandbox. A busy machine
 * must not count as a slow network, on which pictures load from further away, so the headless shell, which does not
 * detect the network, gets the distance of a fast one in pixels.
 */
export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--force-effective-connection-type=4G',
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,lazyLoadingFrameMarginPxUnknown=1250',
  '--no-first-run',
  // The headless shell would round letters to whole pixels, unlike visitors' browsers.
  '--font-render-hinting=none',
];
