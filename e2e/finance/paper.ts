import { type Page } from '@playwright/test';

// 210 mm less two margins of 15 mm, at 96 pixels an inch.
const PRINTED_WIDTH = 680;

/** Shows the page as it is printed on A4: print styles, at the width between the margins. */
export async function layOutOnPaper(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: PRINTED_WIDTH, height: 960 });
}

/** Texts of a sheet that are cut off, or stick out of it. */
export const cutOff = (page: Page) =>
  page.locator('.print-sheet').evaluateAll((sheets) =>
    sheets.flatMap((sheet) => {
      const paper = sheet.getBoundingClientRect();
      return [...sheet.querySelectorAll('th, td, p, dt, dd, h1, h2, img')]
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          const isOutside = left < paper.left - 1 || right > paper.right + 1;
          return isOutside || element.scrollWidth > element.clientWidth + 1;
        })
        .filter((element) => getComputedStyle(element).display !== 'inline')
        .map((element) => element.textContent ?? element.tagName);
    }),
  );

/** How many pages a PDF has, and the size of its first in points. */
export function pagesOf(pdf: Buffer) {
  const text = pdf.toString('latin1');
  const [, width = '', height = ''] = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(text) ?? [];
  return {
    count: [...text.matchAll(/\/Type\s*\/Page\b/g)].length,
    size: [Math.round(Number(width)), Math.round(Number(height))],
  };
}

/** Saves what is shown as a PDF, as the page's own rules want it. */
export const printPdf = async (page: Page) => pagesOf(await page.pdf({ preferCSSPageSize: true }));
