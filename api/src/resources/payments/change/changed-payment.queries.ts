import { type Day, type DocumentStatus } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { projectScope } from '../../../http/request/project-scope.queries';
import { isRecord } from '../../../db/record-reference';
import { type Context } from '../../../http/request/context';

type FoundPayment = { id: number; document: 'invoices' | 'expenses'; document_id: number };

/** One of the caller's payments that is not deleted, and its document. */
export async function findPayment(db: Db, context: Context, reference: string | number) {
  const { rows } = await sql<FoundPayment>`
    select payments.id, case when invoice_id is null then 'expenses' else 'invoices' end as document,
      coalesce(invoice_id, expense_id) as document_id
    from payments
    where ${isRecord('payments', reference)} and payments.deleted_at is null and ${projectScope(context, 'payments.project_id')}`.execute(
    db,
  );
  return rows[0];
}

export type LockedPayment = {
  id: number;
  uuid: string;
  version: number;
  payment_amt: string;
  bank_account_id: number | null;
  record_no: string | null;
  /** The document's number, used as the payment's name. */
  name: string;
  document: {
    balance: string;
    status: DocumentStatus;
    invoice_date: string;
    write_off_date: Day | null;
    kind: 'invoice' | 'expense';
  };
};

/** Locks a payment after its document, so that other payments of the document wait; undefined when it is deleted. */
export async function lockPayment(db: Db, { id, document, document_id }: FoundPayment) {
  const { rows: documents } = await sql<LockedPayment['document'] & { name: string }>`
    select balance, status, invoice_date, write_off_date, ${document === 'invoices' ? sql`'invoice'` : sql`'expense'`} as kind,
      ${document === 'invoices' ? sql`coalesce(cert_no, invoice_no)` : sql`ref_no`} as name
    from ${sql.table(document)} where id = ${document_id} for update`.execute(db);
  const { rows } = await sql<Omit<LockedPayment, 'document' | 'name'>>`
    select id, uuid, version, payment_amt, bank_account_id,
      (select record_no from payment_records where payment_records.id = payments.payment_record_id) as record_no
    from payments where id = ${id} and deleted_at is null for update`.execute(db);
  const [found] = documents;
  const [payment] = rows;
  if (!found || !payment) return undefined;
  const { name, ...settled } = found;
  return { ...payment, name, document: settled };
}
