import { createHash } from 'node:crypto';
import { type CheerioAPI, load } from 'cheerio';
import { contentPolicy } from '../../lib/http/content-policy';

type Options = {
  /** The address of the script that hydrates the islands. */
  script: string;
  /** Returns the text of a style sheet by its address; throws when it is missing. */
  readStyles: (address: string) => string;
  /** The origins of other sites that frames may load. */
  frames: readonly string[];
};

/** A page: its file below the folder of the site, and its HTML. */
export type Page = { file: string; html: string };

/**
 * Elements that only Next's client needs: scripts, preloads, and the marks of fonts and metadata. Further:
 *
 * - the preconnect, which opens an unused connection, because fonts load from the origin of the page
 * - preloads of React for pictures that are not lazy, which would load logos before the picture of the first screen
 * - `twitter:` metadata, because networks fall back to `og:`
 */
const forNext =
  'script[src^="/_next/"], script#_R_, link[rel="preload"][as="script"], link[rel="preconnect"][href="/"], ' +
  'link[rel="preload"][as="image"]:not([imagesrcset]), meta[name="next-size-adjust"], body > div[hidden]:empty, ' +
  'meta[name="twitter:title"], meta[name="twitter:description"]';
/** The scripts with Next's copy of the content of the page. */
const payload = /^\(?self\.__next_f\b/;

/**
 * Converts a page that Next has prerendered: removes Next's scripts, preloads and payload, inlines the styles to save a round
 * trip, and adds the script of the islands and the content policy.
 *
 * @param source the page as `next build` has written it
 * @throws Error when the page has an unknown script, no style sheet, or an element before its charset
 */
export function toDocument(source: string, { script, readStyles, frames }: Options): string {
  const $ = parse(source);
  $('*')
    .contents()
    .filter((_, node) => node.type === 'comment')
    .remove();
  $(forNext).remove();
  $('script:not([type])')
    .filter((_, script) => payload.test($(script).text()))
    .remove();
  // React writes `hidden` without its value, so a component writes the value into another attribute.
  $('[data-hidden="until-found"]').attr('hidden', 'until-found').removeAttr('data-hidden');
  const scripts = $('script:not([type])');
  if (scripts.length !== 1 || scripts.attr('src')) {
    const sources = scripts.toArray().map((node) => $(node).attr('src') ?? $(node).text().slice(0, 60));
    throw new Error(
      `it may have one script, that of components/frame/arrival-script.tsx, but has ${sources.length}: ` +
        `${sources.join(' | ')}. Make an island of what must run in the browser.`,
    );
  }
  const sheets = $('link[rel="stylesheet"]');
  const addresses = sheets.toArray().map((sheet) => $(sheet).attr('href') ?? '');
  if (addresses.length === 0) throw new Error('it has no style sheet. Has Next changed how it writes them?');
  const inlineStyles = $('style');
  const css =
    addresses.map((address) => styleOf(readStyles(address), address)).join('') + inlineStyles.text();
  inlineStyles.remove();
  sheets.remove();
  // After the title and the share image, because some robots read only the start of a page.
  $('head').children('title, meta, link').last().after($('<style>').text(css));
  // Last and with low priority, because the page is complete without it.
  $('body').append(`<script type="module" src="${script}" fetchpriority="low"></script>`);
  const actions = $('form')
    .toArray()
    .map((form) => $(form).attr('action') ?? '');
  const forms = actions.filter((action) => URL.canParse(action)).map((action) => new URL(action).origin);
  const policy = contentPolicy({
    script: hashOf(scripts.text()),
    style: hashOf(css),
    frames,
    forms: [...new Set(forms)],
  });
  const charset = $('head > :first-child');
  if (!charset.is('meta[charset]')) throw new Error('its head does not begin with the charset.');
  // A policy does not apply to elements before it.
  charset.after(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  return $.html();
}

/** Parses HTML without error correction, which is four times as fast; React writes valid HTML. */
export function parse(html: string): CheerioAPI {
  return load(html, { xml: { xmlMode: false, decodeEntities: false } });
}

/** Makes the addresses in an inlined style sheet absolute, and removes the bundler’s empty lines. */
function styleOf(css: string, address: string): string {
  return css.replaceAll('\n', '').replaceAll(/url\((?!["']?data:)["']?([^)"']+)["']?\)/g, (_, url) => {
    return `url(${new URL(url, `http://host${address}`).pathname})`;
  });
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
