/**
 * How the tests start Chromium. Nothing but the pages asks the network for anything; as root Chromium has no sandbox. A
 * busy machine must not pass for a slow network, on which pictures load from further away; the headless shell knows no
 * network, and is told the distance of a fast one, in pixels.
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
  // The headless shell would fit letters to whole pixels, as no visitor's browser does.
  '--font-render-hinting=none',
];
