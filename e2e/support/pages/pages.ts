import type { Page } from '@playwright/test';
import { getPathname } from '../../../i18n/navigation';
import { direction, type Locale, routing } from '../../../i18n/routing';
import {
  buildingHref,
  buildings,
  company,
  hasSpaces,
  projectsIn,
  scenes,
  unitHref,
} from '../content/records';
import { words } from './words';

export { direction, type Locale };

export const locales = routing.locales;

/** Returns the address of a path in a language: Hebrew has no prefix, English has `/en`. */
export function at(locale: Locale, path: string): string {
  return getPathname({ href: path, locale });
}

type SitePage = { path: string; url: string; title: string; heading: string };

/** Returns every page of a language, with its title and its heading. */
export function allPages(locale: Locale): SitePage[] {
  const t = words(locale);
  const name = { company: company.name[locale] };
  const pages = [
    { path: '/', title: t('Metadata.homeTitle', name), heading: t('Hero.title') },
    ...projectsIn(locale).map(({ index, title }) => ({
      path: `/project/${index}`,
      title: t('Metadata.projectTitle', { title, ...name }),
      heading: title,
    })),
    ...buildings.flatMap(({ id, name, pageTitle, units = [] }) => [
      { path: `/${id}`, title: pageTitle[locale], heading: name[locale] },
      ...units.map(({ number, use, area }) => ({
        path: `/${id}/${number}`,
        title: t('Metadata.unitTitle', {
          number,
          building: name[locale],
          use: t(`Units.uses.${use as 'office'}`),
          area,
        }),
        heading: t('Unit.heading', { number }),
      })),
    ]),
    ...(hasSpaces
      ? [{ path: '/spaces', title: t('Metadata.spacesTitle', name), heading: t('Spaces.title') }]
      : []),
    {
      path: '/accessibility',
      title: t('Metadata.accessibilityTitle', name),
      heading: t('AccessibilityStatement.title'),
    },
    { path: '/privacy', title: t('Metadata.privacyTitle', name), heading: t('PrivacyPolicy.title') },
  ];
  return pages.map((page) => ({ ...page, url: at(locale, page.path) }));
}

/** Returns the pages for browser tests, with one building and one of its units. */
export function sitePages(locale: Locale): SitePage[] {
  const others = buildings.flatMap(({ id, units = [] }) => [
    `/${id}`,
    ...units.map(({ number }) => `/${id}/${number}`),
  ]);
  return allPages(locale).filter(
    ({ path }) => !others.includes(path) || path === buildingHref || path === unitHref,
  );
}

/** Returns the addresses of every page, and of both kinds of not-found page. */
export function everyAddress(locale: Locale): string[] {
  return [...sitePages(locale).map(({ url }) => url), at(locale, '/nowhere'), at(locale, '/project/99')];
}

/** Returns the sections of the home page in header and footer: there is no list without projects. */
export function anchorsIn(locale: Locale) {
  const anchors = ['about', 'services', 'projects', 'contact'] as const;
  return anchors.filter((anchor) => anchor !== 'projects' || projectsIn(locale).length > 0);
}

/** Returns the path of the first project of a language, without its prefix; without a project, a missing page. */
export function projectPath(locale: Locale): string {
  const [first] = projectsIn(locale);
  return first ? `/project/${first.index}` : '/nowhere';
}

/** The path of the tour's first stop, without its prefix; without a tour, a missing page. */
export const tourPath = scenes[0] ? `/tour/${scenes[0].id}` : '/nowhere';

/** Opens a page and waits until it is hydrated, so that no press is lost. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/** Waits for the brand's faces, which a page shows within three seconds of its first paint, or not at all. */
export const withTypeface = (page: Page) =>
  page.locator('html[data-typeface]').waitFor({ state: 'attached' });

/** Hydrates every island, also those far from the window, and waits until their effects have run. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => customElements.get('site-island'));
  await page.evaluate(() => {
    const islands = document.querySelectorAll<HTMLElement & { hydrate: () => void }>('site-island');
    for (const island of islands) island.hydrate();
    return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });
}

/** Waits until all animations of the page have ended, but for those that follow the scroll position. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return Promise.allSettled(timed.map(({ finished }) => finished));
  });
}

/** Stops all animations, so that the splash stays on slow machines too. */
export async function stopAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}
