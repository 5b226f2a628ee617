import { type Day, type Money, type TaxCode } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Db } from '../db/database';

/** The documents of a project to export, by date; undefined is an open end. */
export type ExportRange = { projectId: number; from: Day | undefined; to: Day | undefined };

const PAGE = 500;

/** Columns that invoices and expenses share, with the other party's address. */
export type Exported = {
  id: number;
  uuid: string;
  card_name: string;
  accounting_code: string | null;
  address_1: string | null;
  address_2: string | null;
  town: string;
  state: string | null;
  invoice_date: Day;
  days_to_pay: number;
  job: string;
  description: string | null;
  invoice_amt: Money;
};

const address = (party: string) => sql`
  ${sql.ref(`${party}.name`)} as card_name, ${sql.ref(`${party}.accounting_code`)} as accounting_code,
  ${sql.ref(`${party}.address_1`)} as address_1, ${sql.ref(`${party}.address_2`)} as address_2,
  concat_ws(' ', ${sql.ref(`${party}.postcode`)}, ${sql.ref(`${party}.city`)}) as town,
  nullif(${sql.ref(`${party}.state`)}, 'Not Applicable') as state`;

const dated = (table: string, { projectId, from, to }: ExportRange) => sql`
  ${sql.ref(`${table}.project_id`)} = ${projectId} and ${sql.ref(`${table}.deleted_at`)} is null
  and ${from ? sql`${sql.ref(`${table}.invoice_date`)} >= ${from}::date` : sql`true`}
  and ${to ? sql`${sql.ref(`${table}.invoice_date`)} <= ${to}::date` : sql`true`}`;

// Continues after the last row of the previous page, so that every page takes the same time.
async function* pages<Row>(page: (after: Row | undefined) => RawBuilder<Row>, db: Db): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ;) {
    const { rows } = await page(last).execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}

export type ExportedInvoice = Exported & {
  sequence: number;
  invoice_no: string;
  cert_no: string | null;
  client_ref_no: string | null;
  /** Retention of this claim less what was released. */
  retained: Money;
  tax_code: TaxCode;
  tax_rate: string;
  total_tax: Money;
  debit_note: Money;
};

/** Invoices of a project that are not deleted, in the order of certificates; the accounts had the opening ones. */
export const invoicePages = (db: Db, range: ExportRange) =>
  pages<ExportedInvoice>(
    (after) => sql`
      select invoices.id, invoices.uuid, ${address('clients')}, invoices.sequence, invoices.invoice_no, invoices.cert_no,
        invoices.client_ref_no, invoices.invoice_date, greatest(invoices.due_date - invoices.invoice_date, 0) as days_to_pay,
        projects.code as job, invoices.description, invoices.invoice_amt, invoices.retention - invoices.released as retained,
        invoices.tax_code, invoices.tax_rate, invoices.total_tax, invoices.debit_note
      from invoices
      join projects on projects.id = invoices.project_id
      join clients on clients.id = projects.client_id
      where ${dated('invoices', range)} and not is_opening and invoices.sequence > ${after?.sequence ?? -1}
      order by invoices.sequence limit ${PAGE}`,
    db,
  );

export type ExportedExpense = Exported & {
  ref_no: string;
  account_no: string | null;
  tax_code: TaxCode | null;
  tax_amt: Money;
  dc_note: Money;
};

// A bill stores its tax as an amount: this is the code whose rate on the bill's day, or first rate, comes nearest.
const TAX_CODE = sql`
  case when expenses.tax_amt = 0 then 'N-T' else (
    select code from (
      select distinct on (code) code, rate_percent from tax_rates
      order by code, greatest(valid_from - expenses.invoice_date, 0), valid_from desc
    ) rates
    where rate_percent > 0
    order by abs(expenses.invoice_amt * rate_percent / 100 - expenses.tax_amt), code limit 1
  ) end`;

/** Expenses of a project that are not deleted, by date. */
export const expensePages = (db: Db, range: ExportRange) =>
  pages<ExportedExpense>(
    (after) => sql`
      select expenses.id, expenses.uuid, ${address('organisations')}, expenses.ref_no, expenses.invoice_date,
        greatest(expenses.due_date - expenses.invoice_date, 0) as days_to_pay, projects.code as job, expenses.description,
        expenses.invoice_amt, expenses.tax_amt, expenses.dc_note, account_codes.code as account_no, ${TAX_CODE} as tax_code
      from expenses
      join projects on projects.id = expenses.project_id
      join organisations on organisations.id = expenses.contractor_id
      left join account_codes on account_codes.id = expenses.account_code_id
      where ${dated('expenses', range)}
        and ${after ? sql`(expenses.invoice_date, expenses.id) > (${after.invoice_date}::date, ${after.id}::bigint)` : sql`true`}
      order by expenses.invoice_date, expenses.id limit ${PAGE}`,
    db,
  );

/** The project code, for the file's name. */
export async function projectCode(db: Db, id: number) {
  const { code } = await db.selectFrom('projects').select('code').where('id', '=', id).executeTakeFirstOrThrow();
  return code;
}
