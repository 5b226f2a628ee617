import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { isRecord } from '../../../db/record-reference';

/** Assigns a contractor to a project; false when already assigned. */
export async function insertAssignment(db: Db, projectId: number, contractorId: number) {
  const { rows } = await sql`
    insert into project_contractors (project_id, contractor_id) values (${projectId}, ${contractorId})
    on conflict do nothing returning contractor_id`.execute(db);
  return rows.length > 0;
}

export const removeAssignment = (db: Db, projectId: number, contractorId: number) =>
  db
    .deleteFrom('project_contractors')
    .where('project_id', '=', projectId)
    .where('contractor_id', '=', contractorId)
    .execute();

export type Assignment = { id: number; uuid: string; name: string; orders: number; expenses: number };

/** A contractor assigned to a project, with the number of their orders and expenses in it that are not deleted. */
export async function findAssignment(db: Db, projectId: number, reference: string) {
  const { rows } = await sql<Assignment>`
    select organisations.id, organisations.uuid, organisations.name,
      (select count(*) from purchase_orders where project_id = ${projectId} and contractor_id = organisations.id and deleted_at is null) as orders,
      (select count(*) from expenses where project_id = ${projectId} and contractor_id = organisations.id and deleted_at is null) as expenses
    from project_contractors join organisations on organisations.id = project_contractors.contractor_id
    where project_contractors.project_id = ${projectId} and ${isRecord('organisations', reference)}`.execute(db);
  return rows[0];
}

export const contractorName = (db: Db, id: number) =>
  db.selectFrom('organisations').select(['uuid', 'name']).where('id', '=', id).executeTakeFirstOrThrow();
