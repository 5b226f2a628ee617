import { type Page } from '@playwright/test';

/** Functions that the gates of this folder install into every document. */
export type Controls = {
  /** Operable elements of the top dialog, or else of the page, by keyboard or pointer. */
  all: () => HTMLElement[];
  /** The Tab stops among them: a group of tabs or radio buttons has one. */
  stops: () => HTMLElement[];
  nameOf: (element: Element) => string;
  /** Whether part of the element is visible and on top. */
  isInSight: (element: HTMLElement) => boolean;
  dialog: () => HTMLElement | undefined;
};

declare global {
  interface Window {
    controls: Controls;
  }
}

function install() {
  const OPERABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [role=tab], [role=treeitem]';
  const GROUP = '[role=tablist], [role=tree], [role=treegrid], [role=menu], [role=radiogroup], [role=grid]';

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 0 &&
    !element.closest('[inert], [aria-hidden=true]');

  const dialog = () => [...document.querySelectorAll<HTMLElement>('[role=dialog]')].filter(isShown).at(-1);

  // Elements focused only by code, such as the screen's region, are not operable.
  const isOperable = (element: HTMLElement) =>
    element.matches('a, button, input, select, textarea, summary, [role=tab], [role=treeitem]') ||
    element.tabIndex >= 0;

  const all = () =>
    [...(dialog() ?? document).querySelectorAll<HTMLElement>(OPERABLE)].filter(
      (element) => isOperable(element) && !element.matches(':disabled') && isShown(element),
    );

  const isOtherRadio = (element: HTMLElement, among: HTMLElement[]) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
    const group = among.filter((one) => one instanceof HTMLInputElement && one.name === element.name);
    return element !== ((group as HTMLInputElement[]).find(({ checked }) => checked) ?? group[0]);
  };

  // Arrow keys move from a group's Tab stop to its other members.
  const isReachedByArrows = (element: HTMLElement) =>
    element.tabIndex < 0 && Boolean(element.closest(GROUP)?.querySelector('[tabindex="0"], a[href]'));

  // Has an announced shortcut that works from the focused element.
  const hasKeys = (element: HTMLElement) => element.tabIndex < 0 && element.hasAttribute('aria-keyshortcuts');

  // Duplicates a Tab stop: the one that contains it, or a link to the same place in its row.
  const isWithinStop = (element: HTMLElement) =>
    element.tabIndex < 0 &&
    (Boolean(element.parentElement?.closest('li[tabindex="0"]')) ||
      [...(element.closest('li')?.querySelectorAll('a') ?? [])].some(
        (link) => link.tabIndex >= 0 && link.getAttribute('href') === element.getAttribute('href'),
      ));

  const stops = () => {
    const found = all();
    const isReachedOtherwise = (one: HTMLElement) =>
      isOtherRadio(one, found) || isReachedByArrows(one) || hasKeys(one) || isWithinStop(one);
    return found.filter((one) => !isReachedOtherwise(one));
  };

  const nameOf = (element: Element) =>
    `${element.localName}${element.role ? `[${element.role}]` : ''} “${(
      element.getAttribute('aria-label') ??
      element.textContent?.trim() ??
      ''
    ).slice(0, 60)}” ${element.id || element.className}`.slice(0, 140);

  const isInSight = (element: HTMLElement) => {
    const box = element.getBoundingClientRect();
    const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
    const [right, bottom] = [Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)];
    const own = element.matches('input, [role=combobox]') ? (element.parentElement?.parentElement ?? element) : element;
    return [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 3, top + 3],
      [right - 3, top + 3],
      [left + 3, bottom - 3],
      [right - 3, bottom - 3],
    ].some(([x, y]) => {
      const hit = document.elementFromPoint(x!, y!);
      return hit && (own.contains(hit) || hit.contains(element));
    });
  };

  window.controls = { all, stops, nameOf, isInSight, dialog };
}

/** Installs the gates' functions into every document of a page. */
export const installControls = (page: Page) => page.addInitScript(install);
