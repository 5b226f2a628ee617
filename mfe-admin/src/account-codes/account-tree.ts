import { exactPhrase, type AccountCodeNode } from '@siteledger/shared-lib/domain';

/** Every account code: as a tree, and by uuid. */
export type AccountTree = { roots: readonly AccountCodeNode[]; byUuid: ReadonlyMap<string, AccountCodeNode> };

/** What a search finds: the hits, the groups above them, and everything that is shown for it. */
export type Found = { hits: ReadonlySet<string>; above: ReadonlySet<string>; shown: ReadonlySet<string> };

/** One line of the table: a code whose groups are all open. */
export type TreeRow = {
  node: AccountCodeNode;
  /** 1 at the top. */
  level: number;
  /** Its place among those in the same group, from 1, and how many they are. */
  place: number;
  places: number;
  /** Whether what is below it is shown; undefined when nothing is. */
  isOpen: boolean | undefined;
};

/** Codes below a code, its children first, at any depth. */
export const allBelow = ({ children }: AccountCodeNode): AccountCodeNode[] =>
  children.flatMap((child) => [child, ...allBelow(child)]);

/** The tree that the API answered, with a way to each code. */
export function accountTreeOf(roots: readonly AccountCodeNode[]): AccountTree {
  const every = roots.flatMap((root) => [root, ...allBelow(root)]);
  return { roots, byUuid: new Map(every.map((node) => [node.uuid, node])) };
}

/** The groups above a code, from the top down. */
export function groupsAbove({ byUuid }: AccountTree, uuid: string): AccountCodeNode[] {
  const groups: AccountCodeNode[] = [];
  const groupOf = (one: string | undefined) => byUuid.get(byUuid.get(one ?? '')?.parent?.uuid ?? '');
  for (let group = groupOf(uuid); group; group = groupOf(group.uuid)) groups.unshift(group);
  return groups;
}

/** Whether a text is found as the API finds it: as a part, or in double quotes as the whole. */
function finds(search: string): (text: string) => boolean {
  const phrase = exactPhrase(search)?.toLowerCase();
  const part = search.trim().toLowerCase();
  return phrase === undefined ? (text) => text.toLowerCase().includes(part) : (text) => text.toLowerCase() === phrase;
}

/** What a search in codes and names finds, with the way to it and what is below it; undefined for no search. */
export function findAccounts(tree: AccountTree, search: string | undefined): Found | undefined {
  if (!search?.trim()) return undefined;
  const isFound = finds(search);
  const found = [...tree.byUuid.values()].filter(({ code, name }) => isFound(code) || isFound(name));
  const uuidsOf = (nodes: readonly AccountCodeNode[]) => nodes.map(({ uuid }) => uuid);
  const hits = new Set(uuidsOf(found));
  const above = new Set(uuidsOf(found.flatMap(({ uuid }) => groupsAbove(tree, uuid))));
  return { hits, above, shown: new Set([...hits, ...above, ...uuidsOf(found.flatMap(allBelow))]) };
}

/** The lines of the table, from top to bottom. */
export function treeRows({ roots }: AccountTree, open: ReadonlySet<string>, found?: Found): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (nodes: readonly AccountCodeNode[], level: number) => {
    const shown = found ? nodes.filter(({ uuid }) => found.shown.has(uuid)) : nodes;
    for (const [index, node] of shown.entries()) {
      const isOpen = node.children.length > 0 ? open.has(node.uuid) : undefined;
      rows.push({ node, level, place: index + 1, places: shown.length, isOpen });
      if (isOpen) add(node.children, level + 1);
    }
  };
  add(roots, 1);
  return rows;
}

/** How an account code is written where it stands alone: "5100 Concrete". */
export const accountText = ({ code, name }: Pick<AccountCodeNode, 'code' | 'name'>) => `${code} ${name}`;
