import { sql } from 'kysely';
import { type Importable } from './importable';

/** Written-off documents by kind and number; a bill also by "contractor / Ref No". */
export const writeOffsByKeys: Importable['findByKeys'] = async (db, keys) => {
  const { rows } = await sql<{ key: string; uuid: string }>`
    select key, uuid from (
      select uuid, E'invoice\n' || lower(invoice_no) as key from invoices
      where deleted_at is null and status = 'writeOff'
      union all
      select expenses.uuid, E'expense\n' || document from expenses
      join organisations on organisations.id = expenses.contractor_id
      cross join lateral (values
        (lower(ref_no)), (lower(organisations.name) || ' / ' || lower(ref_no))) as named (document)
      where expenses.deleted_at is null and status = 'writeOff'
    ) written_off
    where key = any(${[...keys]}::text[])`.execute(db);
  return rows;
};
