import type { ShellRouter } from './shell-router';

const screenOf = ({ state: { location, matches } }: ShellRouter['router']) =>
  `${matches.at(-1)?.route.id} ${location.pathname}`;

/** Calls `left` whenever another screen is shown, or the same one by another release, until the router is disposed. */
export function onScreenLeft(router: ShellRouter['router'], left: () => void) {
  let shown = screenOf(router);
  router.subscribe(() => {
    const next = screenOf(router);
    if (next === shown) return;
    shown = next;
    left();
  });
}
