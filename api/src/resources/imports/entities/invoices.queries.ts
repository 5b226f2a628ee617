import { sql } from 'kysely';
import { type Importable } from './importable';

/** Live invoices by Invoice No, and by Cert No after the code or name of the project. */
export const invoicesByKeys: Importable['findByKeys'] = async (db, keys) => {
  const { rows } = await sql<{ key: string; uuid: string }>`
    select distinct key, invoices.uuid from invoices
    join projects on projects.id = invoices.project_id
    cross join lateral (values
      (lower(invoices.invoice_no)),
      (lower(projects.code) || E'\n' || lower(invoices.cert_no)),
      (lower(projects.name) || E'\n' || lower(invoices.cert_no))) as named (key)
    where invoices.deleted_at is null and key = any(${[...keys]}::text[])`.execute(db);
  return rows;
};
