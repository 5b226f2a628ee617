import { type Page } from '@playwright/test';

/** Lists the tables of a page that are wider than their container, and the figures that are wider than their cell. */
export const cutFigures = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
    const titleOf = (cell: HTMLTableCellElement) =>
      cell
        .closest('table')
        ?.querySelector(`thead tr > :nth-child(${cell.cellIndex + 1})`)
        ?.textContent?.trim();

    const cutIn = (scroller: Element) => {
      const wider = scroller.scrollWidth - scroller.clientWidth;
      const cells = [...scroller.querySelectorAll<HTMLTableCellElement>('[data-figure]')].filter(isShown);
      const cut = cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1);
      return [
        ...(wider > 1 ? [`a table is ${wider} px wider than its room`] : []),
        ...cut.map((cell) => `“${cell.textContent}” of ${titleOf(cell)} is cut`),
      ];
    };
    return [...document.querySelectorAll('[data-scrolls-rows]')].filter(isShown).flatMap(cutIn);
  });
