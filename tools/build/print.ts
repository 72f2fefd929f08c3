import { type Browser, chromium, type Page } from '@playwright/test';

/** Starts a Chromium that prints. @param executablePath of the browser */
export function openPrinter(executablePath: string): Promise<Browser> {
  // Chromium cannot use its sandbox as root. Its user agent becomes the “creator” of the file. Hinting is for screens, and
  // would make the text wider.
  const args = ['--no-sandbox', '--user-agent=Chromium', '--font-render-hinting=none'];
  return chromium.launch({ executablePath, args });
}

/**
 * Returns the page of a tab as a PDF.
 *
 * @param footer HTML for the foot of each sheet
 */
export async function toPdf(tab: Page, footer?: string): Promise<Buffer> {
  await tab.evaluate(() => document.fonts.ready.then(() => undefined));
  return tab.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
    ...(footer && { displayHeaderFooter: true, headerTemplate: '<i></i>', footerTemplate: footer }),
  });
}

/**
 * Returns the page at an address as a PDF, with all its pictures loaded.
 *
 * @param executablePath of the browser
 * @param address of the page
 * @param footer HTML for the foot of each sheet
 */
export async function printAddress(executablePath: string, address: string, footer: string): Promise<Buffer> {
  const browser = await openPrinter(executablePath);
  try {
    const tab = await browser.newPage();
    await tab.emulateMedia({ media: 'print' });
    await tab.goto(address);
    await tab.evaluate(async () => {
      const images = [...document.querySelectorAll('img')];
      for (const image of images) image.loading = 'eager';
      await Promise.allSettled(images.map((image) => image.decode()));
    });
    return await toPdf(tab, footer);
  } finally {
    await browser.close();
  }
}
