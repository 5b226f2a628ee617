import { sql } from 'kysely';
import { type Importable } from './importable';

/** Live expenses by contractor and Ref No, as `contractor/ref no` in lower case. */
export const expensesByKeys: Importable['findByKeys'] = async (db, keys) => {
  const refNos = keys.map((key) => key.slice(key.lastIndexOf('\n') + 1));
  const key = sql<string>`lower(organisations.name) || E'\n' || lower(expenses.ref_no)`;
  const { rows } = await sql<{ key: string; uuid: string }>`
    select ${key} as key, expenses.uuid from expenses
    join organisations on organisations.id = expenses.contractor_id
    where lower(expenses.ref_no) = any(${refNos}::text[]) and expenses.deleted_at is null
      and ${key} = any(${[...keys]}::text[])`.execute(db);
  return rows;
};
