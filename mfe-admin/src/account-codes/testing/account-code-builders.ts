import type { AccountCode, AccountCodeDetails, AccountCodeNode } from '@siteledger/shared-lib/domain';

/** Builds a chart for tests from text, one line per code, indented by two spaces per level: "1 Assets\n 11 Cash". */
export function buildChart(outline: string): AccountCodeNode[] {
  const roots: AccountCodeNode[] = [];
  const path: AccountCodeNode[] = [];
  for (const [index, line] of outline.split('\n').entries()) {
    const level = line.search(/\S/) / 2;
    const [code = '', ...words] = line.trim().split(' ');
    const group = path[level - 1];
    const node: AccountCodeNode = {
      id: index + 1,
      uuid: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      version: 1,
      created_at: '2026-01-01T00:00:00.000Z',
      name: words.join(' '),
      code,
      parent_id: group?.id ?? null,
      parent: group ? { uuid: group.uuid, name: group.name, code: group.code } : null,
      has_children: false,
      children: [],
    };
    if (group) group.has_children = true;
    (group?.children ?? roots).push(node);
    path.splice(level, path.length, node);
  }
  return roots;
}

/** Builds a code's details for tests, used only by the codes below it. */
export const buildDetails = (
  { children, ...code }: AccountCodeNode,
  given: Partial<AccountCode> & Partial<Pick<AccountCodeDetails, 'use'>> = {},
): AccountCodeDetails => ({ ...code, use: { children: children.length, expenses: 0, order_lines: 0 }, ...given });
