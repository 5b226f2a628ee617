import { type DocumentGroup, type SortOrder } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Db } from '../db/database';
import { oneRow } from '../db/one-row';
import { type PageWindow } from './list-page';

/** The grouping of documents: the kind of record, its id, and the joins these need. */
export type GroupKey = { kind: RawBuilder<unknown>; record: RawBuilder<unknown>; joins?: RawBuilder<unknown> };

/** Documents as a derived table `sums`, the sums over it, and its grouping. */
export type Groups = {
  source: RawBuilder<unknown>;
  sums: RawBuilder<unknown>;
  key: GroupKey;
};

/** Groups documents by project. */
export const OF_PROJECT: GroupKey = { kind: sql.lit('project'), record: sql.ref('sums.project_id') };
/** Groups documents by the client of their project. */
export const OF_CLIENT: GroupKey = {
  kind: sql.lit('client'),
  record: sql.ref('projects.client_id'),
  joins: sql`join projects on projects.id = sums.project_id`,
};
export const OF_CONTRACTOR: GroupKey = { kind: sql.lit('contractor'), record: sql.ref('sums.contractor_id') };

const grouped = ({ source, sums, key }: Groups) => sql`(
  select ${key.kind}::text as kind, ${key.record} as record_id, sum(documents)::bigint as documents, ${sums}
  from ${source} sums ${key.joins ?? sql``}
  group by 1, 2
)`;

const NAMED = sql`(
  select uuid, name from projects where grouped.kind = 'project' and id = grouped.record_id
  union all select uuid, name from clients where grouped.kind = 'client' and id = grouped.record_id
  union all select uuid, name from organisations where grouped.kind = 'contractor' and id = grouped.record_id
)`;

export async function countGroups(db: Db, groups: Groups): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${grouped({ ...groups, sums: sql`0 as none` })} grouped`.execute(db);
  return oneRow(rows).count;
}

/** One page of the groups with their names, sorted by name, count or a sum. */
export async function pageOfGroups<Group extends DocumentGroup>(
  db: Db,
  groups: Groups,
  { sort, order }: { sort: string; order: SortOrder },
  { limit, offset }: PageWindow,
): Promise<Group[]> {
  const direction = sql.raw(order);
  const column = sort === 'name' ? sql`lower(named.name)` : sql.ref(`grouped.${sort}`);
  const { rows } = await sql<Group & { record_id: unknown }>`
    select named.uuid, named.name, grouped.*
    from ${grouped(groups)} grouped join lateral ${NAMED} named on true
    order by ${column} ${direction} nulls last, grouped.kind, grouped.record_id ${direction}
    limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ record_id: _number, ...group }) => group as unknown as Group);
}
