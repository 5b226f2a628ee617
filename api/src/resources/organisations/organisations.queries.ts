import {
  ADDRESS_COLUMNS,
  choice,
  type Letterhead,
  type Organisation,
  ORGANISATION_TYPES,
  PAYEE_COLUMNS,
} from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { type BankAccount } from './renewed-confirmation';
import { isRecord } from '../../db/record-reference';
import { type Row } from '../../db/rows';
import { columnsOf, select, selection } from '../../db/selection';
import { matchesSearch, natural, neverNull, tableList } from '../../lists';

const OWN_COMPANY = ORGANISATION_TYPES.OWN_COMPANY;

const LOGO_PATH = '/api/v2/logos/';

const LOGO = sql`case when organisations.logo_file is not null then ${LOGO_PATH}::text || organisations.logo_file end`;

const ORGANISATION = selection<Organisation>({
  ...columnsOf('organisations', 'id', 'uuid', 'version', 'created_at', 'name', 'type'),
  ...columnsOf('organisations', 'registration_no', ...ADDRESS_COLUMNS, ...PAYEE_COLUMNS),
  ...columnsOf('organisations', 'bank_name', 'bank_account_no', 'bank_confirmed_by', 'bank_confirmed_on', 'email'),
  ...columnsOf('organisations', 'tnc_subcon', 'tnc_supplier', 'tin', 'id_type', 'brn', 'sst_no', 'msic_code'),
  logo: LOGO,
});

const LETTERHEAD = selection<Letterhead>({
  ...columnsOf('organisations', 'name', 'registration_no', 'sst_no', 'tin', 'bank_name', 'bank_account_no'),
  ...columnsOf('organisations', ...ADDRESS_COLUMNS),
  logo: LOGO,
});

/** Organisations of every type. */
export const ORGANISATIONS = tableList({
  table: 'organisations',
  selection: ORGANISATION,
  sorts: {
    name: neverNull(sql`lower(organisations.name)`),
    type: neverNull(sql`organisations.type`),
    registration_no: natural(sql`organisations.registration_no`),
    tel_no: sql`organisations.tel_no`,
    city: sql`lower(organisations.city)`,
    state: sql`organisations.state`,
    bank_name: sql`lower(organisations.bank_name)`,
    created_at: neverNull(sql`organisations.created_at`),
  },
  defaultSort: { sort: 'created_at', order: 'desc' },
  filters: { type: choice('type', ['1', '2', '3']) },
  chosen: ({ search, filters: { type } }) => sql`
    organisations.deleted_at is null and ${matchesSearch(search, ['organisations.name', 'organisations.registration_no'])}
    and ${type === undefined ? sql`true` : sql`organisations.type = ${Number(type)}`}`,
});

/** An organisation as in replies, if not deleted. */
export async function findOrganisation(db: Db, reference: string | number) {
  const { rows } = await select(
    ORGANISATION,
    sql`from organisations where ${isRecord('organisations', reference)} and deleted_at is null`,
  ).execute(db);
  return rows[0];
}

/** The letterhead of our documents: the first own company, whose terms orders copy. */
export async function findLetterhead(db: Db) {
  const { rows } = await select(
    LETTERHEAD,
    sql`from organisations where type = ${OWN_COMPANY} and deleted_at is null order by id limit 1`,
  ).execute(db);
  return rows[0] ?? null;
}

export type LockedOrganisation = Pick<
  Row<'organisations'>,
  'id' | 'uuid' | 'version' | 'name' | 'type' | 'logo_file' | keyof BankAccount
>;

/** Locks an organisation, if not deleted: transactions that use it on an order or bill wait. */
export async function lockOrganisation(db: Db, reference: string) {
  const { rows } = await sql<LockedOrganisation>`
    select id, uuid, version, name, type, logo_file, bank_name, bank_account_no, bank_confirmed_by, bank_confirmed_on
    from organisations
    where ${isRecord('organisations', reference)} and deleted_at is null for update`.execute(db);
  return rows[0];
}

/** Locks our own companies that are not deleted, so that the last two cannot be deleted at once; returns their ids. */
export async function lockOwnCompanies(db: Db) {
  const { rows } = await sql<{ id: number }>`
    select id from organisations where type = ${OWN_COMPANY} and deleted_at is null order by uuid for update`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/**
 * Names of projects in which a contractor has an order, a bill, a variation or an assignment. Deleted projects and
 * documents do not count.
 */
export async function projectsUsing(db: Db, id: number) {
  const { rows } = await sql<{ name: string }>`
    select projects.name from projects
    where projects.deleted_at is null and projects.id in (
      select project_id from purchase_orders where contractor_id = ${id} and deleted_at is null
      union select project_id from expenses where contractor_id = ${id} and deleted_at is null
      union select project_id from variation_orders where contractor_id = ${id} and deleted_at is null
      union select project_id from project_contractors where contractor_id = ${id}
    )
    order by lower(projects.name), projects.id`.execute(db);
  return rows.map(({ name }) => name);
}
