import type { TreeRow } from './account-tree';

/** Effect of a key in the tree: moves to a line, toggles the group, or shows the code. */
export type TreeAct = { goTo: number } | 'toggle' | 'show';

type Key = (rows: readonly TreeRow[], at: number) => TreeAct;

const PAGE = 10;

const parentOf = (rows: readonly TreeRow[], at: number) => {
  const level = rows[at]?.level ?? 1;
  const parent = rows.slice(0, at).findLastIndex((row) => row.level < level);
  return parent === -1 ? at : parent;
};

// As in a treegrid with focusable rows.
const KEYS: Record<string, Key> = {
  ArrowDown: (rows, at) => ({ goTo: Math.min(at + 1, rows.length - 1) }),
  ArrowUp: (_rows, at) => ({ goTo: Math.max(at - 1, 0) }),
  PageDown: (rows, at) => ({ goTo: Math.min(at + PAGE, rows.length - 1) }),
  PageUp: (_rows, at) => ({ goTo: Math.max(at - PAGE, 0) }),
  Home: () => ({ goTo: 0 }),
  End: (rows) => ({ goTo: rows.length - 1 }),
  ArrowRight: (rows, at) => {
    if (rows[at]?.isOpen === false) return 'toggle';
    return { goTo: rows[at]?.isOpen ? at + 1 : at };
  },
  ArrowLeft: (rows, at) => (rows[at]?.isOpen ? 'toggle' : { goTo: parentOf(rows, at) }),
  Enter: () => 'show',
};

/** Effect of a key at a line; undefined for other keys. */
export const treeAct = (key: string, rows: readonly TreeRow[], at: number) => KEYS[key]?.(rows, at);
