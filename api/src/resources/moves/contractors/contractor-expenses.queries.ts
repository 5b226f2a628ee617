import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { type DocumentRow } from '../../documents/documents.queries';

export type ProjectContractor = {
  id: number;
  uuid: string;
  name: string;
  is_assigned: boolean;
  order_ids: number[];
  variations: number;
};

/** The named contractors of a project: those with an order, an expense or an assignment in it. */
export async function chosenContractors(db: Db, projectId: number, references: readonly (string | number)[]) {
  const texts = references.map((reference) => String(reference).toLowerCase());
  const { rows } = await sql<ProjectContractor>`
    select * from (
      select organisations.id, organisations.uuid, organisations.name,
        exists (select 1 from project_contractors where project_id = ${projectId} and contractor_id = organisations.id) as is_assigned,
        (
          select coalesce(json_agg(purchase_orders.id), '[]'::json) from purchase_orders
          where project_id = ${projectId} and contractor_id = organisations.id and deleted_at is null
        ) as order_ids,
        (
          select count(*) from variation_orders where project_id = ${projectId} and contractor_id = organisations.id and deleted_at is null
        ) as variations,
        exists (select 1 from expenses where project_id = ${projectId} and contractor_id = organisations.id and deleted_at is null) as is_billing
      from organisations
      where organisations.type in (1, 2) and (organisations.uuid::text = any(${texts}::text[]) or organisations.id::text = any(${texts}::text[]))
    ) contractors
    where is_assigned or is_billing or json_array_length(order_ids) > 0
    order by uuid`.execute(db);
  return rows;
}

/**
 * Locks the expenses of contractors in a project that are not deleted, and all expenses on their orders, deleted or
 * not, in the order of their uuids.
 */
export async function lockExpensesOf(
  db: Db,
  projectId: number,
  contractorIds: readonly number[],
  orderIds: readonly number[],
) {
  const { rows } = await sql<DocumentRow<'expenses'>>`
    select * from expenses
    where (project_id = ${projectId} and contractor_id = any(${contractorIds}::bigint[]) and deleted_at is null)
      or purchase_order_id = any(${orderIds}::bigint[])
    order by uuid for update`.execute(db);
  return rows;
}

/** Moves contractors' assignments to another project. */
export async function reassign(db: Db, from: number, to: number, contractorIds: readonly number[]) {
  await sql`delete from project_contractors where project_id = ${from} and contractor_id = any(${contractorIds}::bigint[])`.execute(
    db,
  );
  await sql`
    insert into project_contractors (project_id, contractor_id) select ${to}::bigint, unnest(${contractorIds}::bigint[])
    on conflict do nothing`.execute(db);
}
