import type { Problem } from './problem';

const TITLES: Record<Problem['kind'], string> = { build: 'Build', contract: 'Contract', types: 'Types' };

// Sets every property, so that the page's styles have no effect.
const FONT = 'font:14px/1.5 ui-monospace,monospace;';
const STYLES = {
  box: `all:initial;position:fixed;inset:0;z-index:2147483647;overflow:auto;box-sizing:border-box;padding:24px;background:rgba(20,20,24,.94);color:#f4f4f5;${FONT}`,
  head: 'all:unset;display:flex;gap:16px;align-items:center;justify-content:space-between;margin-bottom:16px;font:600 16px/1.5 system-ui,sans-serif;color:#ff9c9c',
  hide: 'all:revert;font:14px system-ui,sans-serif;padding:4px 12px;cursor:pointer',
  item: 'all:unset;display:block;margin-bottom:16px;padding:12px 16px;background:#2b2b31;border-left:4px solid #ff7875',
  kind: 'all:unset;color:#ffd591;margin-right:12px',
  text: `all:unset;display:block;white-space:pre-wrap;overflow-wrap:anywhere;${FONT}`,
} as const;

function draw(tag: string, style: keyof typeof STYLES, ...content: (Node | string)[]) {
  const element = document.createElement(tag);
  element.style.cssText = STYLES[style];
  element.append(...content);
  return element;
}

const item = ({ kind, place, text }: Problem) =>
  draw('div', 'item', draw('strong', 'kind', TITLES[kind]), place ?? '', draw('pre', 'text', text));

const titleOf = (remote: string, { length }: readonly Problem[]) =>
  length === 1 ? `${remote} has a problem` : `${remote} has ${length} problems`;

/**
 * Shows a remote's problems over the page until they are fixed or hidden. A hidden overlay reappears when the problems
 * change.
 */
export function createOverlay(remote: string) {
  let shown = '';
  let box: HTMLElement | undefined;

  function hide() {
    box?.remove();
    box = undefined;
    removeEventListener('keydown', onKey, true);
  }

  function onKey({ key }: KeyboardEvent) {
    if (key === 'Escape') hide();
  }

  function open(problems: readonly Problem[]) {
    const button = draw('button', 'hide', 'Hide');
    button.addEventListener('click', hide);
    box = draw('div', 'box', draw('div', 'head', titleOf(remote, problems), button), ...problems.map(item));
    box.setAttribute('role', 'alert');
    document.body.append(box);
    addEventListener('keydown', onKey, true);
  }

  return {
    /** Replaces the shown problems; an empty list removes the overlay. */
    show(problems: readonly Problem[]) {
      const next = JSON.stringify(problems);
      if (next === shown) return;
      shown = next;
      hide();
      if (problems.length > 0) open(problems);
    },
  };
}
