import { sql } from 'kysely';
import { type Importable } from './importable';

/** Live variation orders by VO No after the code or name of the project. */
export const variationsByKeys: Importable['findByKeys'] = async (db, keys) => {
  const { rows } = await sql<{ key: string; uuid: string }>`
    select distinct key, variation_orders.uuid from variation_orders
    join projects on projects.id = variation_orders.project_id
    cross join lateral (values
      (lower(projects.code) || E'\n' || lower(vo_no)),
      (lower(projects.name) || E'\n' || lower(vo_no))) as named (key)
    where variation_orders.deleted_at is null and key = any(${[...keys]}::text[])`.execute(db);
  return rows;
};
