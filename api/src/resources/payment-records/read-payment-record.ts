import { type PaymentRecordDetails } from '@siteledger/shared-lib/domain';
import { type Viewpoint } from '../../figures/viewpoint';
import { type Context } from '../../http/request/context';
import { notFound } from '../../http/errors/errors';
import { recordByReference, rowsOfRecord } from './payment-records.queries';

/** A payment record with the rows that the caller may see. docs/domain/roles-and-permissions.md#own-projects */
export async function readPaymentRecord(
  context: Context,
  reference: string,
  view: Viewpoint,
): Promise<PaymentRecordDetails> {
  const record = await recordByReference(context.db, context, reference, view);
  if (!record) throw notFound('Payment record');
  return { ...record, payments: await rowsOfRecord(context.db, context, record.id) };
}
