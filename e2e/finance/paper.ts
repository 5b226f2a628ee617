import { type Page } from '@playwright/test';

// 210 mm less two margins of 15 mm, at 96 pixels per inch.
const PRINTED_WIDTH = 680;

/** Shows the page as printed on A4: print styles, at the width between the margins. */
export async function layOutOnPaper(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: PRINTED_WIDTH, height: 960 });
}

/** Texts that are cut off or reach beyond their sheet. */
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

/** Counts the pages of a PDF and reads the size of the first one, in points. */
export function pagesOf(pdf: Buffer) {
  const text = pdf.toString('latin1');
  const [, width = '', height = ''] = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(text) ?? [];
  return {
    count: [...text.matchAll(/\/Type\s*\/Page\b/g)].length,
    size: [Math.round(Number(width)), Math.round(Number(height))],
  };
}

/** Prints the page to a PDF by its own print rules and returns its `pagesOf`. */
export const printPdf = async (page: Page) => pagesOf(await page.pdf({ preferCSSPageSize: true }));
