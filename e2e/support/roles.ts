import type { Locator, Page } from '@playwright/test';

type Within = Page | Locator;

/* Locators by role and exact name. */

export function link(within: Within, name: string): Locator {
  return within.getByRole('link', { name, exact: true });
}

export function button(within: Within, name: string): Locator {
  return within.getByRole('button', { name, exact: true });
}

export function region(within: Within, name: string): Locator {
  return within.getByRole('region', { name, exact: true });
}

/** Returns the back link of the top bar. */
export function backLink(page: Page, name: string): Locator {
  return link(page.getByRole('banner'), name);
}

/** Returns the card of a project in the home page's list. */
export function projectCard(page: Page, title: string): Locator {
  return page
    .locator('#projects article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}
