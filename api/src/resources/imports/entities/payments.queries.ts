import { plainAccountNo } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Find, type Importable } from './importable';
import { onlyOne, recordOf } from './references.queries';

/** Live payments by document, day, amount, Cheque No if they have one and, among those alike, their order. */
export const paymentsByKeys: Importable['findByKeys'] = async (db, keys) => {
  const { rows } = await sql<{ key: string; uuid: string }>`
    select key, uuid from (
      select payments.uuid, concat_ws(E'\n', document, payment_date, payment_amt, lower(cheque_no),
        row_number() over (partition by document, payment_date, payment_amt, lower(cheque_no) order by payments.id)) as key
      from payments
      left join invoices on invoices.id = payments.invoice_id
      left join expenses on expenses.id = payments.expense_id
      left join organisations on organisations.id = expenses.contractor_id
      cross join lateral (values
        (lower(coalesce(invoices.invoice_no, expenses.ref_no))),
        (lower(organisations.name) || ' / ' || lower(expenses.ref_no))) as named (document)
      where payments.deleted_at is null and document is not null
    ) alike
    where key = any(${[...keys]}::text[])`.execute(db);
  return rows;
};

/** A bill by its Ref No, or by "contractor / Ref No" where several contractors have that number. */
const expenseOf: Find = async ({ db }, text) => {
  const { rows } = await sql<{ uuid: string }>`
    select expenses.uuid from expenses join organisations on organisations.id = expenses.contractor_id
    where expenses.deleted_at is null
      and lower(${text}) in (lower(expenses.ref_no), lower(organisations.name) || ' / ' || lower(expenses.ref_no))
    limit 2`.execute(db);
  return onlyOne('Expense', text, rows);
};

/** The invoice or the bill that a row is about. */
export const PAYABLES: Importable['references'] = {
  invoice_uuid: recordOf('Invoice', 'invoices', 'invoice_no'),
  expense_uuid: expenseOf,
};

/** An own bank account by its number, without spaces and hyphens, or by its name. */
export const ownAccountOf: Find = async ({ db }, text) => {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from bank_accounts
    where deleted_at is null and (lower(account_no) = lower(${plainAccountNo(text)}) or lower(name) = lower(${text}))
    limit 2`.execute(db);
  return onlyOne('Bank Account', text, rows);
};
