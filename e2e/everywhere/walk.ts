import { type Page } from '@playwright/test';

/** The result of a walk with the Tab key: the number of stops, and the problems. */
export type Walk = { stops: number; faults: string[]; isOver: boolean };

declare global {
  interface Window {
    walk: () => Walk;
    lookAtFocus?: () => void;
  }
}

// Runs in the page: checks the focused element before each key.
function prepareWalk() {
  const { stops: findStops, nameOf, isInSight, dialog } = window.controls;
  const stops = findStops();
  const inside = dialog();

  const ringOf = (element: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element, pseudo);
    const outline = outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
    return `${outline} ${boxShadow}`;
  };
  // The focus ring of a labelled box is drawn by a parent or sibling.
  const ringsAround = (element: Element) => {
    const up = [element.parentElement, element.parentElement?.parentElement, element.closest('.ant-select')];
    const near = [element.nextElementSibling, element.previousElementSibling, element.firstElementChild];
    return [element, ...up, ...near]
      .filter((one) => one != null)
      .flatMap((one) => [ringOf(one), ringOf(one, '::after')])
      .join('\n');
  };
  const ringsBefore = new Map(stops.map((stop) => [stop, stop === document.activeElement ? '' : ringsAround(stop)]));
  // A table's sticky head counts as a region of its own above the scrolled rows.
  const placeOf = (element: Element) =>
    element.closest('nav, header, main, [role=dialog], form, thead, table, section');
  const rects = new Map(stops.map((stop) => [stop, stop.getBoundingClientRect()]));

  const visited = new Set<Element>();
  const faults: string[] = [];
  let first: Element | undefined;
  let last: HTMLElement | null = null;
  let isOver = false;

  // A form focuses its first field; nothing else takes the focus.
  const FIELDS = 'input:not([type=hidden], [type=radio]):enabled, textarea:enabled, select:enabled';
  const focusedByForm = document.querySelector('main form')?.querySelector(FIELDS);

  const begin = (element: Element) => {
    first = element;
    if (!inside && element !== stops[0] && element !== focusedByForm)
      faults.push(`is where Tab begins, and not the top: ${nameOf(element)}`);
  };

  const goesBack = (from: HTMLElement, to: HTMLElement) => {
    const [a, b] = [rects.get(from), rects.get(to)];
    if (!a || !b || placeOf(from) !== placeOf(to)) return false;
    return b.bottom <= a.top && b.right <= a.left;
  };

  const look = (element: HTMLElement) => {
    const before = ringsBefore.get(element);
    if (before === ringsAround(element)) faults.push(`has no visible focus: ${nameOf(element)}`);
    if (!isInSight(element)) faults.push(`is hidden while it has the focus: ${nameOf(element)}`);
    if (inside && !inside.contains(element)) faults.push(`is outside of the dialog: ${nameOf(element)}`);
    if (last && goesBack(last, element)) faults.push(`comes after what follows it: ${nameOf(element)}`);
  };

  const step = () => {
    const element = document.activeElement as HTMLElement | null;
    // After the last stop the browser's own controls follow; a dialog has a guard at each end.
    if (!element || element === document.body || (element.ariaHidden === 'true' && !stops.includes(element))) {
      last = null;
      return;
    }
    if (element === first && last !== element) isOver = true;
    if (isOver || visited.has(element)) return;
    if (!first) begin(element);
    visited.add(element);
    look(element);
    last = element;
  };
  if (window.lookAtFocus) document.removeEventListener('keydown', window.lookAtFocus, true);
  window.lookAtFocus = step;
  document.addEventListener('keydown', step, true);

  window.walk = () => {
    step();
    const missed = stops.filter((stop) => stop.isConnected && !visited.has(stop));
    return {
      isOver,
      stops: stops.length,
      faults: [...faults, ...missed.map((stop) => `is never reached: ${nameOf(stop)}`)],
    };
  };
}

/** Walks with the Tab key from the top of the page or dialog until it wraps around. */
export async function walk(page: Page): Promise<Walk> {
  await page.evaluate(prepareWalk);
  for (let round = 0; round < 60; round++) {
    await Promise.all(Array.from({ length: 12 }, () => page.keyboard.down('Tab')));
    await page.keyboard.up('Tab');
    const found = await page.evaluate(() => window.walk());
    if (found.isOver) return found;
  }
  return { stops: 0, isOver: false, faults: ['Tab never comes round'] };
}
