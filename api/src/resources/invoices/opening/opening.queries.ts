import { sql } from 'kysely';
import { type Money } from '@siteledger/shared-lib/domain';
import { type Db } from '../../../db/database';

type OpeningReceipt = { uuid: string; payment_amt: Money };

/** The receipt stored with an opening certificate; undefined when nothing was received by then. */
export async function openingReceipt(db: Db, invoiceUuid: string) {
  const { rows } = await sql<OpeningReceipt>`
    select payments.uuid, payment_amt from payments
    join invoices on invoices.id = payments.invoice_id
    where invoices.uuid = ${invoiceUuid} and is_opening and payment_date = invoice_date and payments.deleted_at is null
    order by payments.id limit 1`.execute(db);
  return rows[0];
}
