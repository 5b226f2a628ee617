import { type Page } from '@playwright/test';

/**
 * Lists figures that cannot be read: broken over two lines, wider than their cell or card, or beyond an edge; and
 * tables wider than their container.
 */
export const cutFigures = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
    const nameOf = (figure: Element) => {
      const cell = figure.closest('td');
      const heading = cell?.closest('table')?.querySelector(`thead tr > :nth-child(${cell.cellIndex + 1})`);
      return `“${figure.textContent}” of ${heading?.textContent?.trim() ?? figure.closest('[aria-label]')?.ariaLabel ?? figure.parentElement?.className}`;
    };
    const boxesOf = (figure: Element) => {
      const text = document.createRange();
      text.selectNodeContents(figure);
      return [...text.getClientRects()].filter(({ width }) => width > 0);
    };
    // A table with several figures a row may scroll sideways; a list must not, because it can hide columns.
    const scrolls = (element: Element) =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
      !element.matches('[data-rows]') &&
      [...element.querySelectorAll('tr')].some((row) => row.querySelectorAll('td.sl-figure, td .sl-figure').length > 1);
    const hides = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    // Its layout container, and every ancestor that clips its content.
    const holdersOf = (figure: Element) => {
      const holders: Element[] = [];
      let isLaidOut = false;
      for (let one: Element | null = figure; one && one !== document.body; one = one.parentElement) {
        if (one !== figure && scrolls(one)) break;
        const laysOut: boolean = !isLaidOut && !['inline', 'contents'].includes(getComputedStyle(one).display);
        if (laysOut || hides(one)) holders.push(one);
        isLaidOut ||= laysOut;
      }
      return holders;
    };
    const faultOf = (figure: Element) => {
      const boxes = boxesOf(figure);
      const [first] = boxes;
      if (!first) return [];
      if (boxes.some(({ top }) => Math.abs(top - first.top) > 2)) return [`${nameOf(figure)} takes two lines`];
      const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
      const isCutBy = (holder: Element) => {
        const edge = holder.getBoundingClientRect();
        return left < edge.left - 1 || right > edge.right + 1;
      };
      return holdersOf(figure).some(isCutBy) ? [`${nameOf(figure)} is cut`] : [];
    };
    const tables = [...document.querySelectorAll('[data-rows]')].filter(isShown);
    return [
      ...tables
        .map((table) => table.scrollWidth - table.clientWidth)
        .filter((wider) => wider > 1)
        .map((wider) => `a table is ${wider} px wider than its room`),
      ...[...document.querySelectorAll('.sl-figure, td[data-figure]')].filter(isShown).flatMap(faultOf),
    ];
  });
