import { ADDRESS_COLUMNS, choice, type Contractor, PAYEE_COLUMNS } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { lockedOnce } from '../../db/transaction/in-batch';
import { isRecord } from '../../db/record-reference';
import { columnsOf, select, selection } from '../../db/selection';
import { matchesSearch, neverNull, tableList } from '../../lists';

const CONTRACTOR = selection<Contractor>(
  columnsOf(
    'organisations',
    'id',
    'uuid',
    'version',
    'created_at',
    'name',
    'type',
    ...ADDRESS_COLUMNS,
    ...PAYEE_COLUMNS,
  ),
);

// The own company is an organisation, but not a contractor. docs/domain/parties.md#the-own-company
const IS_CONTRACTOR = sql`organisations.type in (1, 2) and organisations.deleted_at is null`;

/** Contractors and suppliers. */
export const CONTRACTORS = tableList({
  table: 'organisations',
  selection: CONTRACTOR,
  sorts: {
    name: neverNull(sql`lower(organisations.name)`),
    type: neverNull(sql`organisations.type`),
    tel_no: sql`organisations.tel_no`,
    city: sql`lower(organisations.city)`,
    state: sql`organisations.state`,
    created_at: neverNull(sql`organisations.created_at`),
  },
  defaultSort: { sort: 'created_at', order: 'desc' },
  filters: { type: choice('type', ['1', '2']) },
  chosen: ({ search, filters: { type } }) => sql`
    ${IS_CONTRACTOR} and ${matchesSearch(search, ['organisations.name'])}
    and ${type === undefined ? sql`true` : sql`organisations.type = ${Number(type)}`}`,
});

/** A contractor or supplier as in replies, if not deleted. */
export async function findContractorRecord(db: Db, reference: string | number) {
  const { rows } = await select(
    CONTRACTOR,
    sql`from organisations where ${IS_CONTRACTOR} and ${isRecord('organisations', reference)}`,
  ).execute(db);
  return rows[0];
}

/**
 * The contractor or supplier that a body names, if not deleted; it cannot be deleted until the transaction ends.
 */
export const findContractor = (db: Db, reference: string | number) =>
  lockedOnce(db, `contractor ${reference}`, async () => {
    const { rows } = await sql<{ id: number }>`
      select organisations.id from organisations
      where ${IS_CONTRACTOR} and ${isRecord('organisations', reference)} for share`.execute(db);
    return rows[0];
  });
