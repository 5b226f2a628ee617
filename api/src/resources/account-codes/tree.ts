import { type AccountCode, type AccountCodeNode } from '@siteledger/shared-lib/domain';

/** Builds a tree of sorted account codes: the matches of the search and their ancestors. */
export function treeOf(codes: readonly (AccountCode & { is_match: boolean })[]): AccountCodeNode[] {
  const nodes = new Map<number, AccountCodeNode>();
  const shown = new Set<number>();
  for (const { is_match: _, ...code } of codes) nodes.set(code.id, { ...code, children: [] });
  for (const { id, is_match } of codes) if (is_match) showPath(id, nodes, shown);

  const roots: AccountCodeNode[] = [];
  for (const node of nodes.values()) {
    if (!shown.has(node.id)) continue;
    const parent = node.parent_id === null ? undefined : nodes.get(node.parent_id);
    (parent?.children ?? roots).push(node);
  }
  return roots;
}

function showPath(id: number, nodes: ReadonlyMap<number, AccountCodeNode>, shown: Set<number>) {
  for (let node = nodes.get(id); node && !shown.has(node.id); node = nodes.get(node.parent_id ?? 0)) shown.add(node.id);
}

export const sizeOf = (nodes: readonly AccountCodeNode[]): number =>
  nodes.reduce((sum, { children }) => sum + 1 + sizeOf(children), 0);
