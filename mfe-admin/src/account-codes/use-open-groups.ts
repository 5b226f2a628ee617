import { useState } from 'react';
import { groupsAbove, type AccountTree, type Found } from './account-tree';

type Given = {
  tree: AccountTree;
  search: string | undefined;
  found: Found | undefined;
  /** A code whose groups must be open, such as the one in the address. */
  revealed: string | undefined;
};

/**
 * The open groups, initially the top level. A search opens the groups above its hits; groups toggled meanwhile stay so
 * until the search changes.
 */
export function useOpenGroups({ tree, search, found, revealed }: Given) {
  const [usual, setUsual] = useState<ReadonlySet<string>>(() => new Set(tree.roots.map(({ uuid }) => uuid)));
  const [searched, setSearched] = useState<{ search: string | undefined; open: ReadonlySet<string> }>();
  const [last, setLast] = useState<string>();

  if (revealed && revealed !== last && tree.byUuid.has(revealed)) {
    setLast(revealed);
    setUsual(new Set([...usual, ...groupsAbove(tree, revealed).map(({ uuid }) => uuid)]));
  }

  const openWhileSearching = searched?.search === search ? searched?.open : found?.above;
  const open = (found && openWhileSearching) || usual;
  const setOpen = (next: ReadonlySet<string>) => (found ? setSearched({ search, open: next }) : setUsual(next));

  return {
    open,
    toggle: (uuid: string) => setOpen(open.has(uuid) ? without(open, uuid) : new Set([...open, uuid])),
    openAll: () => setOpen(new Set(tree.byUuid.keys())),
    closeAll: () => setOpen(new Set()),
  };
}

const without = (open: ReadonlySet<string>, uuid: string) => new Set([...open].filter((one) => one !== uuid));
