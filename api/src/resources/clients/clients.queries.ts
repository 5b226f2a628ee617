import { ADDRESS_COLUMNS, type Client, choice, CLIENT_DELETED_FILTERS } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { isRecord } from '../../db/record-reference';
import { columnsOf, select, selection } from '../../db/selection';
import { matchesSearch, neverNull, tableList } from '../../lists';

const CLIENT = selection<Client>({
  ...columnsOf('clients', 'id', 'uuid', 'version', 'created_at', 'deleted_at', 'name', 'person_in_charge'),
  end_customer: sql`end_customers.name`,
  ...columnsOf('clients', ...ADDRESS_COLUMNS),
  ...columnsOf('clients', 'email', 'payment_days', 'tin', 'id_type', 'id_no', 'sst_no', 'accounting_code'),
});

const TO_END_CUSTOMER = sql`left join end_customers on end_customers.id = clients.end_customer_id`;

const OF_DELETED = { 1: sql`clients.deleted_at is not null`, all: sql`true` };

/** Clients; on request the deleted ones, or both. */
export const CLIENTS = tableList({
  table: 'clients',
  selection: CLIENT,
  joins: TO_END_CUSTOMER,
  sorts: {
    name: neverNull(sql`lower(clients.name)`),
    person_in_charge: sql`lower(clients.person_in_charge)`,
    end_customer: sql`lower(end_customers.name)`,
    tel_no: sql`clients.tel_no`,
    city: sql`lower(clients.city)`,
    state: sql`clients.state`,
    created_at: neverNull(sql`clients.created_at`),
    deleted_at: sql`clients.deleted_at`,
  },
  defaultSort: { sort: 'created_at', order: 'desc' },
  filters: { deleted: choice('deleted', CLIENT_DELETED_FILTERS) },
  chosen: ({ search, filters: { deleted } }) =>
    sql`${deleted ? OF_DELETED[deleted] : sql`clients.deleted_at is null`} and ${matchesSearch(search, ['clients.name', 'clients.person_in_charge'])}`,
});

/** One client, deleted or not, so that it can be restored. */
export async function findClientRecord(db: Db, reference: string | number) {
  const { rows } = await select(
    CLIENT,
    sql`from clients ${TO_END_CUSTOMER} where ${isRecord('clients', reference)}`,
  ).execute(db);
  return rows[0];
}

/** Locks a client, deleted or not: transactions that assign it to a project wait. */
export async function lockClient(db: Db, reference: string) {
  const { rows } = await sql<{ id: number; uuid: string; version: number; name: string; deleted_at: string | null }>`
    select id, uuid, version, name, deleted_at from clients where ${isRecord('clients', reference)} for update`.execute(
    db,
  );
  return rows[0];
}

/** Names of a client's projects that are New or On Going. */
export async function runningProjectsOf(db: Db, clientId: number) {
  const { rows } = await sql<{ name: string }>`
    select name from projects where client_id = ${clientId} and status in ('New', 'On Going') and deleted_at is null
    order by lower(name), id`.execute(db);
  return rows.map(({ name }) => name);
}
