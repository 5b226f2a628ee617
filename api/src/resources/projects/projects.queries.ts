import { type Client, type Reference } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { oneRow } from '../../db/one-row';
import { type Row } from '../../db/rows';
import { isRecord } from '../../db/record-reference';
import { matchesSearch } from '../../lists';
import { projectScope } from '../../http/request/project-scope.queries';
import { type Context } from '../../http/request/context';

const UUID_LENGTH = 36;

export type LockedProject = Pick<
  Row<'projects'>,
  'id' | 'uuid' | 'version' | 'name' | 'status' | 'client_id' | 'contract_sum' | 'retention_percent' | 'retention'
> &
  Pick<Client, 'payment_days'>;

export type ProjectLock = 'share' | 'update';

// "No key", so that payments, which only refer to the project, do not wait for a writer who waits for their document.
const LOCKS = { share: sql`for share of projects`, update: sql`for no key update of projects` };

/**
 * One of the caller's projects, not deleted. The lock `share` prevents its deletion or completion while a document is
 * written, `update` also serialises its certificates and edits; without a lock it is only read.
 */
export async function findProject(
  db: Db,
  context: Context,
  reference: string | number,
  lock?: ProjectLock,
): Promise<LockedProject | undefined> {
  const { rows } = await sql<LockedProject>`
    select projects.id, projects.uuid, projects.version, projects.name, projects.status, projects.client_id,
      projects.contract_sum, projects.retention_percent, projects.retention,
      (select payment_days from clients where clients.id = projects.client_id) as payment_days
    from projects
    where ${isRecord('projects', reference)} and projects.deleted_at is null and ${projectScope(context)}
    ${lock ? LOCKS[lock] : sql``}`.execute(db);
  return rows[0];
}

/** A project's columns and managers, for the audit log. */
export async function projectRecord(db: Db, id: number) {
  const { rows } = await sql<Record<string, unknown> & { uuid: string }>`
    select projects.*, array(select user_id from project_managers where project_id = projects.id order by user_id) as project_managers
    from projects where id = ${id}`.execute(db);
  return oneRow(rows);
}

/** Counts a project's documents that are not deleted, by kind. */
export async function documentsOfProject(db: Db, id: number) {
  const { rows } = await sql<{ invoices: number; expenses: number; purchase_orders: number; variation_orders: number }>`
    select
      (select count(*) from invoices where project_id = ${id} and deleted_at is null) as invoices,
      (select count(*) from expenses where project_id = ${id} and deleted_at is null) as expenses,
      (select count(*) from purchase_orders where project_id = ${id} and deleted_at is null) as purchase_orders,
      (select count(*) from variation_orders where project_id = ${id} and deleted_at is null) as variation_orders`.execute(
    db,
  );
  return oneRow(rows);
}

/** Whether a project has a certificate or an expense that is not deleted. */
export async function hasStarted(db: Db, id: number) {
  const { rows } = await sql`
    select 1 where exists (select 1 from invoices where project_id = ${id} and deleted_at is null and kind <> 'other')
      or exists (select 1 from expenses where project_id = ${id} and deleted_at is null)`.execute(db);
  return rows.length > 0;
}

/**
 * Ids of the clients with this uuid or exact name, ignoring case: two when the name is not unique. A uuid decides, and
 * so does the project's current client, even deleted. Locked, so that none is deleted while a project is created for
 * it.
 */
export async function findClients(db: Db, nameOrUuid: string, current?: number) {
  // A name of digits is a name, not an id.
  const byUuid = nameOrUuid.length === UUID_LENGTH ? isRecord('clients', nameOrUuid) : sql`false`;
  const isCurrent = sql`id = ${current ?? null}::bigint`;
  const { rows } = await sql<{ id: number; weight: number }>`
    select id, case when ${byUuid} then 2 when ${isCurrent} then 1 else 0 end as weight from clients
    where (${byUuid} or lower(name) = lower(${nameOrUuid})) and (deleted_at is null or ${isCurrent})
    order by weight desc, id limit 2 for share`.execute(db);
  const [first] = rows;
  return first && first.weight > 0 ? [first.id] : rows.map(({ id }) => id);
}

/** Ids of users by their references; unknown and deleted ones are missing. */
export async function findUsers(db: Db, references: readonly (string | number)[]) {
  const conditions = references.map((reference) => isRecord('users', reference));
  if (conditions.length === 0) return [];
  const { rows } = await sql<{ id: number; uuid: string }>`
    select id, uuid from users where deleted_at is null and (${sql.join(conditions, sql` or `)}) for key share`.execute(
    db,
  );
  return rows;
}

/** Replaces the project's managers. */
export async function setManagers(db: Db, projectId: number, userIds: readonly number[]) {
  await db.deleteFrom('project_managers').where('project_id', '=', projectId).execute();
  await db
    .insertInto('project_managers')
    .values(userIds.map((user_id) => ({ project_id: projectId, user_id })))
    .execute();
}

/** Clients that are not deleted, by name, for a picker. */
export async function clientOptions(context: Context, search: string | undefined, limit: number): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select uuid, name from clients where deleted_at is null and ${matchesSearch(search, ['clients.name'])}
    order by lower(name), id limit ${limit}`.execute(context.db);
  return rows;
}
