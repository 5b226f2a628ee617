import { type AccountCode, type AccountCodeDetails, type AccountCodeUse } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { oneRow } from '../../db/one-row';
import { isRecord } from '../../db/record-reference';
import { columnsOf, type Expressions, select, selection } from '../../db/selection';
import { neverNull, matchesSearch, orderBy } from '../../lists';
import { type Context } from '../../http/request/context';
import { type Window } from '../../http/routes/list';

const SORTS = {
  code: neverNull(sql`lower(account_codes.code)`),
  name: neverNull(sql`lower(account_codes.name)`),
  created_at: neverNull(sql`account_codes.created_at`),
};

export type AccountCodeSort = keyof typeof SORTS;

export const ACCOUNT_CODE_SORTS = Object.keys(SORTS) as AccountCodeSort[];

type Sorting = { sort: AccountCodeSort; order: 'asc' | 'desc' };

/** Selects codes; `parent` is the id of a code whose children are wanted. */
export type AccountCodeFilter = { search: string | undefined; parent?: number };

const ACCOUNT_CODE: Expressions<AccountCode> = {
  ...columnsOf('account_codes', 'id', 'uuid', 'version', 'created_at', 'name', 'code', 'parent_id'),
  parent: sql`case when parents.id is not null then json_build_object('uuid', parents.uuid, 'name', parents.name, 'code', parents.code) end`,
  has_children: sql`exists (select 1 from account_codes children where children.parent_id = account_codes.id and children.deleted_at is null)`,
};

const SHOWN = selection<AccountCode>(ACCOUNT_CODE);

const FROM = sql`from account_codes left join account_codes parents on parents.id = account_codes.parent_id`;

const found = (search: string | undefined) => matchesSearch(search, ['account_codes.code', 'account_codes.name']);

const selected = ({ search, parent }: AccountCodeFilter) => sql`
  ${FROM} where account_codes.deleted_at is null and ${found(search)}
    and ${parent === undefined ? sql`true` : sql`account_codes.parent_id = ${parent}`}`;

/** Counts the matching account codes. */
export async function countAccountCodes({ db }: Context, filter: AccountCodeFilter) {
  const { rows } = await sql<{ total: number }>`select count(*) as total ${selected(filter)}`.execute(db);
  return oneRow(rows).total;
}

/** One page of account codes. */
export async function pageOfAccountCodes(
  { db }: Context,
  filter: AccountCodeFilter,
  by: Sorting,
  { limit, offset }: Window,
) {
  const order = orderBy(by, SORTS, sql`account_codes.id`);
  const { rows } = await select(SHOWN, sql`${selected(filter)} ${order} limit ${limit} offset ${offset}`).execute(db);
  return rows;
}

/** All account codes that are not deleted, in one query; `is_match` marks the search's matches. */
export async function allAccountCodes({ db }: Context, search: string | undefined, by: Sorting) {
  const { rows } = await select(
    selection<AccountCode & { is_match: boolean }>({ ...ACCOUNT_CODE, is_match: found(search) }),
    sql`${FROM} where account_codes.deleted_at is null ${orderBy(by, SORTS, sql`account_codes.id`)}`,
  ).execute(db);
  return rows;
}

/** An account code as in replies, if not deleted. */
export async function findAccountCode(db: Db, reference: string | number) {
  const { rows } = await select(
    SHOWN,
    sql`${FROM} where ${isRecord('account_codes', reference)} and account_codes.deleted_at is null`,
  ).execute(db);
  return rows[0];
}

/** An account code with its uses, if not deleted. */
export async function findAccountCodeDetails(db: Db, reference: string): Promise<AccountCodeDetails | undefined> {
  const code = await findAccountCode(db, reference);
  return code && { ...code, use: await useOf(db, code.id) };
}

/** The id of the account code with this code, ignoring case; undefined when missing or deleted. */
export async function numberOfCode(db: Db, code: string) {
  const { rows } = await sql<{ id: number }>`
    select id from account_codes where lower(code) = lower(${code}) and deleted_at is null`.execute(db);
  return rows[0]?.id;
}

/** Serialises changes of the tree; readers, and documents that use a code, do not wait. */
export async function lockTree(db: Db) {
  await sql`lock table account_codes in share row exclusive mode`.execute(db);
}

/** Locks an account code, if not deleted: transactions that book on it wait. */
export async function lockAccountCode(db: Db, reference: string) {
  const { rows } = await sql<{ id: number; uuid: string; version: number; name: string }>`
    select id, uuid, version, name from account_codes
    where ${isRecord('account_codes', reference)} and deleted_at is null for update`.execute(db);
  return rows[0];
}

/** Ids of a code and its ancestors, from the code upwards; empty when there is no such code or it is deleted. */
export async function pathTo(db: Db, reference: string | number) {
  const { rows } = await sql<{ id: number }>`
    with recursive path as (
      select id, parent_id, 1 as step from account_codes where ${isRecord('account_codes', reference)} and deleted_at is null
      union all
      select above.id, above.parent_id, step + 1 from account_codes above join path on path.parent_id = above.id
    )
    select id from path order by step`.execute(db);
  return rows.map(({ id }) => id);
}

/** The depth of a code's subtree, in levels. */
export async function levelsOf(db: Db, id: number) {
  const { rows } = await sql<{ levels: number }>`
    with recursive subtree as (
      select id, 1 as level from account_codes where id = ${id}
      union all
      select below.id, level + 1 from account_codes below join subtree on below.parent_id = subtree.id where below.deleted_at is null
    )
    select max(level) as levels from subtree`.execute(db);
  return oneRow(rows).levels;
}

/** The number of a code's direct children, and of the expenses and order lines booked on it, without deleted ones. */
export async function useOf(db: Db, id: number): Promise<AccountCodeUse> {
  const { rows } = await sql<AccountCodeUse>`
    select
      (select count(*) from account_codes where parent_id = ${id} and deleted_at is null) as children,
      (select count(*) from expenses where account_code_id = ${id} and deleted_at is null) as expenses,
      (
        select count(*) from purchase_order_lines lines join purchase_orders on purchase_orders.id = lines.purchase_order_id
        where lines.account_code_id = ${id} and purchase_orders.deleted_at is null
      ) as order_lines`.execute(db);
  return oneRow(rows);
}
