import { ADDRESS_COLUMNS, type Contractor } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { oneRow } from '../../db/one-row';
import { isRecord } from '../../db/record-reference';
import { columnsOf, select, selection } from '../../db/selection';
import { type Context } from '../../http/context';
import { type ListRequest, type Window } from '../../http/list';
import { matchesSearch, neverNull, orderBy } from '../../lists';

const SORTS = {
  name: neverNull(sql`lower(organisations.name)`),
  type: neverNull(sql`organisations.type`),
  tel_no: sql`organisations.tel_no`,
  city: sql`lower(organisations.city)`,
  state: sql`organisations.state`,
  created_at: neverNull(sql`organisations.created_at`),
};

export type ContractorSort = keyof typeof SORTS;

export const CONTRACTOR_SORTS = Object.keys(SORTS) as ContractorSort[];

type ContractorFilter = Pick<ListRequest, 'search'> & { filters: { type?: string } };

const CONTRACTOR = selection<Contractor>(
  columnsOf('organisations', 'id', 'uuid', 'version', 'created_at', 'name', 'type', ...ADDRESS_COLUMNS),
);

// The own company is an organisation, but not a contractor. docs/domain/parties.md#the-own-company
const IS_CONTRACTOR = sql`organisations.type in (1, 2) and organisations.deleted_at is null`;

const selected = ({ search, filters: { type } }: ContractorFilter) => sql`
  from organisations
  where ${IS_CONTRACTOR} and ${matchesSearch(search, ['organisations.name'])} and ${type === undefined ? sql`true` : sql`organisations.type = ${Number(type)}`}`;

/** How many contractors and suppliers match. */
export async function countContractors({ db }: Context, filter: ContractorFilter) {
  const { rows } = await sql<{ total: number }>`select count(*) as total ${selected(filter)}`.execute(db);
  return oneRow(rows).total;
}

/** One page of contractors and suppliers. */
export async function pageOfContractors(
  { db }: Context,
  list: ContractorFilter & Pick<ListRequest<ContractorSort>, 'sort' | 'order'>,
  { limit, offset }: Window,
) {
  const order = orderBy(list, SORTS, sql`organisations.id`);
  const { rows } = await select(CONTRACTOR, sql`${selected(list)} ${order} limit ${limit} offset ${offset}`).execute(
    db,
  );
  return rows;
}

/** A live contractor or supplier as replies show it. */
export async function findContractorRecord(db: Db, reference: string | number) {
  const { rows } = await select(
    CONTRACTOR,
    sql`from organisations where ${IS_CONTRACTOR} and ${isRecord('organisations', reference)}`,
  ).execute(db);
  return rows[0];
}

/** The live contractor or supplier that a body names; it stays until the transaction ends. */
export async function findContractor(db: Db, reference: string | number) {
  const { rows } = await sql<{ id: number }>`
    select organisations.id from organisations where ${IS_CONTRACTOR} and ${isRecord('organisations', reference)} for share`.execute(
    db,
  );
  return rows[0];
}
