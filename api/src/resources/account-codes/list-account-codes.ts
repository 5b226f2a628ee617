import {
  ACCOUNT_CODE_MAX,
  type AccountCode,
  type AccountCodeNode,
  choice,
  type ListReply,
  text,
} from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { invalid, notFound } from '../../http/errors/errors';
import { readList, replyList } from '../../http/routes/list';
import {
  ACCOUNT_CODE_SORTS,
  type AccountCodeSort,
  allAccountCodes,
  countAccountCodes,
  numberOfCode,
  pageOfAccountCodes,
} from './account-codes.queries';
import { sizeOf, treeOf } from './tree';

const BY_CODE = { sortable: ACCOUNT_CODE_SORTS, defaultSort: { sort: 'code', order: 'asc' } } as const;

export const ACCOUNT_CODE_LIST = { ...BY_CODE, filters: { to_tree: choice('to_tree', ['0', '1']) } };

export const CHILD_LIST = { ...BY_CODE, filters: { code: text('code').max(ACCOUNT_CODE_MAX) } };

/** Lists account codes page by page, or with `to_tree=1` the whole tree at once. */
export async function listAccountCodes(
  request: FastifyRequest,
): Promise<ListReply<AccountCode> | ListReply<AccountCodeNode>> {
  const list = readList(request.query, ACCOUNT_CODE_LIST);
  if (list.filters.to_tree === '1') return wholeTree(request, list);
  return page(request, list);
}

/** Lists the direct children of a code. */
export async function listChildrenOfCode(request: FastifyRequest): Promise<ListReply<AccountCode>> {
  const list = readList(request.query, CHILD_LIST);
  const code = list.filters.code?.trim();
  if (!code) throw invalid({ code: ['Code is required.'] });
  const parent = await numberOfCode(request.context.db, code);
  if (parent === undefined) throw notFound('Account code');
  return page(request, list, parent);
}

type Asked = ReturnType<typeof readList<AccountCodeSort>>;

async function page({ context }: FastifyRequest, list: Asked, parent?: number) {
  const filter = { search: list.search, ...(parent !== undefined && { parent }) };
  return replyList(list, {
    total: await countAccountCodes(context, filter),
    rows: (window) => pageOfAccountCodes(context, filter, list, window),
  });
}

// A tree has no pages, so the reply is one page with every code.
async function wholeTree({ context }: FastifyRequest, list: Asked): Promise<ListReply<AccountCodeNode>> {
  const data = treeOf(await allAccountCodes(context, list.search, list));
  const total = sizeOf(data);
  return {
    data,
    total,
    from: total > 0 ? 1 : null,
    to: total > 0 ? total : null,
    per_page: Math.max(total, list.per_page),
    current_page: 1,
    last_page: 1,
    current_sorting: { sort: list.sort, order: list.order },
  };
}
