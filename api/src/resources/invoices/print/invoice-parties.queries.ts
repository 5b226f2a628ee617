import { ADDRESS_COLUMNS, type InvoicePrint, type RetentionTerms } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { columnsOf, jsonOf, select, selection } from '../../../db/selection';

type Parties = Pick<InvoicePrint, 'client' | 'project' | 'days_to_pay'> & {
  terms: RetentionTerms;
};

const PARTIES = selection<Parties>({
  client: jsonOf<InvoicePrint['client']>(
    columnsOf('clients', 'name', 'person_in_charge', 'tin', 'sst_no', ...ADDRESS_COLUMNS),
  ),
  project: jsonOf<InvoicePrint['project']>(columnsOf('projects', 'uuid', 'name', 'code', 'contract_form')),
  days_to_pay: sql`greatest(invoices.due_date - invoices.invoice_date, 0)`,
  terms: jsonOf<RetentionTerms>({
    retention: sql`projects.retention::text`,
    retention_percent: sql`projects.retention_percent::text`,
    contract_sum: sql`projects.contract_sum::text`,
  }),
});

/** The client, project, credit term and retention terms printed on an invoice. */
export async function partiesOfInvoice(db: Db, id: number) {
  const { rows } = await select(
    PARTIES,
    sql`from invoices
    join projects on projects.id = invoices.project_id
    join clients on clients.id = projects.client_id
    where invoices.id = ${id}`,
  ).execute(db);
  return rows[0];
}
