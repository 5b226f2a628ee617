import { exactPhrase, type AccountCodeNode } from '@siteledger/shared-lib/domain';

/** All account codes: as a tree, and by uuid. */
export type AccountTree = { roots: readonly AccountCodeNode[]; byUuid: ReadonlyMap<string, AccountCodeNode> };

/** Result of a search: the hits, the groups above them, and all visible codes. */
export type Found = { hits: ReadonlySet<string>; above: ReadonlySet<string>; shown: ReadonlySet<string> };

/** A visible line of the table: a code whose groups are all open. */
export type TreeRow = {
  node: AccountCodeNode;
  /** 1 at the top level. */
  level: number;
  /** Position in its group, from 1, and the group's size. */
  place: number;
  places: number;
  /** Whether the codes below are shown; undefined if there are none. */
  isOpen: boolean | undefined;
};

/** All codes below a code, parents before children. */
export const allBelow = ({ children }: AccountCodeNode): AccountCodeNode[] =>
  children.flatMap((child) => [child, ...allBelow(child)]);

/** Indexes the API's tree by uuid. */
export function accountTreeOf(roots: readonly AccountCodeNode[]): AccountTree {
  const every = roots.flatMap((root) => [root, ...allBelow(root)]);
  return { roots, byUuid: new Map(every.map((node) => [node.uuid, node])) };
}

/** The groups above a code, top level first. */
export function groupsAbove({ byUuid }: AccountTree, uuid: string): AccountCodeNode[] {
  const groups: AccountCodeNode[] = [];
  const groupOf = (one: string | undefined) => byUuid.get(byUuid.get(one ?? '')?.parent?.uuid ?? '');
  for (let group = groupOf(uuid); group; group = groupOf(group.uuid)) groups.unshift(group);
  return groups;
}

/** Matches a text like the API: as a part, or as the whole if the search is in double quotes. */
function finds(search: string): (text: string) => boolean {
  const phrase = exactPhrase(search)?.toLowerCase();
  const part = search.trim().toLowerCase();
  return phrase === undefined ? (text) => text.toLowerCase().includes(part) : (text) => text.toLowerCase() === phrase;
}

/** Searches codes and names; returns the hits with the groups above and the codes below; undefined without a search. */
export function findAccounts(tree: AccountTree, search: string | undefined): Found | undefined {
  if (!search?.trim()) return undefined;
  const isFound = finds(search);
  const found = [...tree.byUuid.values()].filter(({ code, name }) => isFound(code) || isFound(name));
  const uuidsOf = (nodes: readonly AccountCodeNode[]) => nodes.map(({ uuid }) => uuid);
  const hits = new Set(uuidsOf(found));
  const above = new Set(uuidsOf(found.flatMap(({ uuid }) => groupsAbove(tree, uuid))));
  return { hits, above, shown: new Set([...hits, ...above, ...uuidsOf(found.flatMap(allBelow))]) };
}

/** Visible lines of the table, top to bottom. */
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

/** An account code as text: "5100 Concrete". */
export const accountText = ({ code, name }: Pick<AccountCodeNode, 'code' | 'name'>) => `${code} ${name}`;
