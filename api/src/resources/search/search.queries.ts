import {
  type FoundRecord,
  pageOfOrder,
  pageOfRecord,
  type PagedKind,
  type SearchKind,
} from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Context } from '../../http/request/context';
import { RANKS } from './finders.queries';
import { KINDS_OF_SEARCH, type KindOfSearch } from './search-kinds.queries';
import { type SearchTerms } from './search-terms';

type Sql = RawBuilder<unknown>;
type Row = Omit<FoundRecord, 'kind' | 'route'> & { rank: number; page: string; page_kind: PagedKind | null };

/** A record and its rank. */
export type RankedRecord = FoundRecord & { rank: number };

// Evaluated once per statement, so that a project manager's search takes time only for their own projects.
const ownProjects = ({ scope }: Context) =>
  scope.kind === 'all' ? sql`null` : sql`array(select project_id from project_access where user_id = ${scope.userId})`;

function isVisible(context: Context, kind: KindOfSearch): Sql {
  if (context.scope.kind === 'all') return kind.live;
  const own = ownProjects(context);
  if (kind.project) return sql`${kind.live} and ${sql.ref(kind.project)} = any(${own})`;
  return kind.ownCondition ? sql`${kind.live} and ${kind.ownCondition(own)}` : kind.live;
}

function routeOf(kind: SearchKind, { uuid, title, project, page, page_kind }: Row): string {
  if (kind === 'purchase_order') return pageOfOrder(project?.uuid ?? '', page, uuid);
  if (kind === 'payment_record') return `/bulk-payment/payment-history?search=${encodeURIComponent(`"${title}"`)}`;
  return pageOfRecord(page_kind ?? (kind as PagedKind), page, project?.uuid);
}

/** Records of a kind for the palette, given a query of their ids and ranks. */
async function recordsOf(context: Context, name: SearchKind, found: Sql, limit: number): Promise<RankedRecord[]> {
  const kind = KINDS_OF_SEARCH[name];
  const table = sql.table(kind.table);
  const column = (of: string) => sql.ref(`${kind.table}.${of}`);
  const isOfProject = kind.project !== undefined && kind.table !== 'projects';
  const { rows } = await sql<Row>`
    select ${column('uuid')} as uuid, ${kind.title} as title, nullif(${kind.subtitle ?? sql`null::text`}, '') as subtitle,
      ${isOfProject ? sql`json_build_object('uuid', projects.uuid, 'name', projects.name)` : sql`null::json`} as project,
      (${kind.amount?.(context.scope, ownProjects(context)) ?? sql`null::numeric`})::text as amount,
      ${kind.status ?? sql`null::text`} as status,
      ${kind.page ?? column('uuid')} as page, ${kind.pageKind ?? sql`null::text`} as page_kind, found.rank as rank
    from (
      select found.id, min(case when found.rank > ${RANKS.recent} and known.record is not null then ${RANKS.recent} else found.rank end) as rank
      from (${found}) found
      join ${table} on ${column('id')} = found.id
      left join known_records known
        on known.user_id = ${context.user.id} and known.kind = ${name} and known.record = ${column('uuid')}
      group by found.id
    ) found
    join ${table} on ${column('id')} = found.id
    ${kind.joins ?? sql``}
    order by found.rank, ${kind.isDocument ? sql`` : sql`lower(${kind.title}),`} ${column('id')} desc
    limit ${limit}`.execute(context.db);
  return rows.map((row) => {
    const { page: _page, page_kind: _kind, ...shown } = row;
    return { kind: name, ...shown, route: routeOf(name, row) };
  });
}

// More than are displayed, because the user's known records are ranked first.
const FOUND_FOR_EACH = 5;

/** Records of a kind that match, the best first. */
export function searchKind(
  context: Context,
  name: SearchKind,
  terms: SearchTerms,
  { project, limit }: { project?: string; limit: number },
): Promise<RankedRecord[]> {
  const kind = KINDS_OF_SEARCH[name];
  const visible = isVisible(context, kind);
  const finders = kind.finders(terms, { scope: context.scope, ...(project && { project }) });
  const found = finders.map(
    ({ rank, condition, order }) => sql`
      (select ${sql.ref(`${kind.table}.id`)} as id, ${sql.lit(rank)} as rank from ${sql.table(kind.table)}
      where ${visible} and ${condition} ${order ? sql`order by ${order}` : sql``} limit ${limit * FOUND_FOR_EACH})`,
  );
  return recordsOf(context, name, sql.join(found, sql` union all `), limit);
}

/** Records of a kind by uuid, if the caller may see them. */
export function recordsByUuid(context: Context, name: SearchKind, uuids: readonly string[]): Promise<RankedRecord[]> {
  const kind = KINDS_OF_SEARCH[name];
  const found = sql`
    select ${sql.ref(`${kind.table}.id`)} as id, 0 as rank from ${sql.table(kind.table)}
    where ${isVisible(context, kind)} and ${sql.ref(`${kind.table}.uuid`)} = any(${uuids}::uuid[])`;
  return recordsOf(context, name, found, uuids.length);
}
