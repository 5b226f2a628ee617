import { type Page } from '@playwright/test';

// Runs in the page, in a window as small as at 400 % zoom.
function look() {
  const { all, nameOf, isInSight, dialog } = window.controls;
  const { clientWidth: width, clientHeight: height, scrollWidth } = document.documentElement;
  const inside = dialog();

  const scrolls = (element: Element, axis: 'overflowX' | 'overflowY') =>
    /auto|scroll/.test(getComputedStyle(element)[axis]);
  const withParents = (element: Element) => {
    const found: Element[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) found.push(at);
    return found;
  };
  // A table may be wider than the window if it scrolls by itself.
  const isInTable = (element: Element) => Boolean(element.closest('table, [role=table], [role=treegrid]'));
  const mayBeWider = (element: Element) =>
    isInTable(element) || withParents(element).some((one) => scrolls(one, 'overflowX'));

  const faultOf = (control: HTMLElement) => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = control.getBoundingClientRect();
    if (right <= 0 || left >= width || bottom <= 0 || top >= height) return 'is outside';
    if (!isInSight(control)) return 'is covered';
    return (left < -1 || right > width + 1) && !mayBeWider(control) ? 'stands out at the side' : null;
  };
  // Tabs that do not fit are reached with the arrow keys; the skip link appears on focus.
  const isElsewhere = (element: Element) => element.matches('[role=tab], .skip-link');
  const unreached = all()
    .filter((control) => !isElsewhere(control))
    .map((control) => [faultOf(control), control] as const)
    .filter(([fault]) => fault)
    .map(([fault, control]) => `${fault}: ${nameOf(control)}`);

  // A text with an ellipsis is shortened on purpose and complete in its tooltip.
  const isShortened = (element: Element) => {
    const { textOverflow, webkitLineClamp, clipPath, position } = getComputedStyle(element);
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none' || position === 'absolute';
  };
  const LEFT_ALONE = '[aria-hidden=true], .sl-tabs, svg, .ant-picker, .ant-select';
  const isFullerThanShown = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const cutsX = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 2;
    const cutsY = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 2;
    return (cutsX || cutsY) && element.clientWidth > 1;
  };
  const hasText = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && Boolean(element.textContent?.trim());
  const cut = [...(inside ?? document.body).querySelectorAll('*')]
    .filter((one) => isFullerThanShown(one) && hasText(one) && !isShortened(one) && !one.closest(LEFT_ALONE))
    .map((one) => `cuts what is in it: ${nameOf(one)}`);

  const isTooLow = (part: Element) =>
    scrolls(part, 'overflowY') && part.scrollHeight > part.clientHeight + 1 && part.clientHeight < height / 2;
  const lowParts = (within: Element) =>
    [...within.querySelectorAll('*')]
      .filter((part) => part.clientHeight > 0 && isTooLow(part) && part.querySelector('input, textarea'))
      .map((part) => `leaves ${part.clientHeight} of ${height} px to what scrolls: ${nameOf(part)}`);

  const stays = (element: Element) =>
    !isInTable(element) &&
    withParents(element).some((one) => ['sticky', 'fixed'].includes(getComputedStyle(one).position));
  const lowPage = () => {
    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    const free = Array.from({ length: height / 4 }, (_, at) => document.elementFromPoint(width / 2, at * 4 + 2)).filter(
      (hit) => hit && !stays(hit),
    ).length;
    return free * 4 < height / 2 ? [`leaves ${free * 4} of ${height} px to the content`] : [];
  };

  return [
    ...(scrollWidth > width ? [`the page scrolls sideways: ${scrollWidth} px`] : []),
    ...unreached,
    ...cut,
    // The scrolling part of a dialog, or else the page.
    ...(inside ? lowParts(inside) : lowPage()),
  ];
}

/** What cannot be read or reached on a page at 400 % zoom. */
export const zoomFaults = (page: Page) => page.evaluate(look);
