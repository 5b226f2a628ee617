import { type InvoicePrint, type RetentionTerms } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { ADDRESS_COLUMNS, jsonOf, PRINTED_PROJECT } from '../../documents/printed-columns.queries';

type Parties = Pick<InvoicePrint, 'client' | 'project' | 'days_to_pay'> & {
  terms: RetentionTerms;
};

/** Who an invoice goes to, for which project, how long it gives to pay, and the project's terms of retention. */
export async function partiesOfInvoice(db: Db, id: number) {
  const { rows } = await sql<Parties>`
    select
      ${jsonOf('clients', ['name', 'person_in_charge', ...ADDRESS_COLUMNS])} as client, ${PRINTED_PROJECT} as project,
      greatest(invoices.due_date - invoices.invoice_date, 0) as days_to_pay,
      json_build_object('retention', projects.retention::text, 'retention_percent', projects.retention_percent::text,
        'contract_sum', projects.contract_sum::text) as terms
    from invoices
    join projects on projects.id = invoices.project_id
    join clients on clients.id = projects.client_id
    where invoices.id = ${id}`.execute(db);
  return rows[0];
}
