import { type PrintedPayee } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { PRINTED_PROJECT } from '../../documents/printed-columns.queries';
import { type Context } from '../../../http/context';
import { ADDRESS } from '../../organisations/organisations.queries';
import { liveRows } from '../payment-records.queries';

/** Whom a record paid and on which bills, as far as the caller may see; RM. roles-and-permissions.md#own-projects */
export async function payeesOfRecord(db: Db, context: Context, id: number) {
  const { rows } = await sql<PrintedPayee>`
    select organisations.uuid, organisations.name, organisations.registration_no, organisations.bank_name,
      organisations.bank_account_no, ${ADDRESS}, paid.total_paid, paid.payments
    from (
      select expenses.contractor_id, sum(payments.payment_amt) as total_paid,
        json_agg(json_build_object(
          'uuid', payments.uuid, 'ref_no', expenses.ref_no, 'description', expenses.description,
          'invoice_date', expenses.invoice_date, 'total_expenses', expenses.total_expenses::text,
          'project', ${PRINTED_PROJECT},
          'payment_amt', payments.payment_amt::text
        ) order by expenses.invoice_date, payments.id) as payments
      from payment_records
      join payments on ${liveRows(context)}
      join expenses on expenses.id = payments.expense_id
      join projects on projects.id = payments.project_id
      where payment_records.id = ${id}
      group by expenses.contractor_id
    ) paid
    join organisations on organisations.id = paid.contractor_id
    order by lower(organisations.name), organisations.id`.execute(db);
  return rows;
}
