import { sql } from 'kysely';
import { type Importable } from './importable';

/** Live opening certificates by the code or name of their project. */
export const openingsByKeys: Importable['findByKeys'] = async (db, keys) => {
  const { rows } = await sql<{ key: string; uuid: string }>`
    select distinct key, invoices.uuid from invoices
    join projects on projects.id = invoices.project_id
    cross join lateral (values (lower(projects.code)), (lower(projects.name))) as named (key)
    where invoices.deleted_at is null and invoices.is_opening and key = any(${[...keys]}::text[])`.execute(db);
  return rows;
};
