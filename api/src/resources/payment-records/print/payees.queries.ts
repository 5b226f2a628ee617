import { ADDRESS_COLUMNS, type PrintedPayee } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { columnsOf, jsonOf, select, selection } from '../../../db/selection';
import { PRINTED_PROJECT } from '../../documents/printed-columns.queries';
import { type Context } from '../../../http/request/context';
import { isVisiblePayment } from '../payment-records.queries';

const PAYEE = selection<PrintedPayee>({
  ...columnsOf('organisations', 'uuid', 'name', 'registration_no', 'bank_name', 'bank_account_no', ...ADDRESS_COLUMNS),
  total_paid: sql`paid.total_paid`,
  payments: sql`paid.payments`,
});

const PAYMENT = jsonOf<PrintedPayee['payments'][number]>({
  ...columnsOf('payments', 'uuid'),
  ...columnsOf('expenses', 'ref_no', 'description', 'invoice_date'),
  total_expenses: sql`expenses.total_expenses::text`,
  project: PRINTED_PROJECT,
  payment_amt: sql`payments.payment_amt::text`,
});

/** The payees of a record with their bills, as far as the caller may see; RM. roles-and-permissions.md#own-projects */
export async function payeesOfRecord(db: Db, context: Context, id: number) {
  const { rows } = await select(
    PAYEE,
    sql`from (
      select expenses.contractor_id, sum(payments.payment_amt) as total_paid,
        json_agg(${PAYMENT} order by expenses.invoice_date, payments.id) as payments
      from payment_records
      join payments on ${isVisiblePayment(context)}
      join expenses on expenses.id = payments.expense_id
      join projects on projects.id = payments.project_id
      where payment_records.id = ${id}
      group by expenses.contractor_id
    ) paid
    join organisations on organisations.id = paid.contractor_id
    order by lower(organisations.name), organisations.id`,
  ).execute(db);
  return rows;
}
