import { type PaymentRecordPrint } from '@siteledger/shared-lib/domain';
import { type Viewpoint } from '../../../figures/viewpoint';
import { type Context } from '../../../http/request/context';
import { notFound } from '../../../http/errors/errors';
import { findLetterhead } from '../../organisations/organisations.queries';
import { recordByReference } from '../payment-records.queries';
import { payeesOfRecord } from './payees.queries';

/**
 * All that is printed of one payment record, for whom it paid in projects of the caller.
 * docs/domain/roles-and-permissions.md#own-projects
 */
export async function printPaymentRecord(
  context: Context,
  reference: string,
  view: Viewpoint,
): Promise<PaymentRecordPrint> {
  const { db, scope } = context;
  const record = await recordByReference(db, context, reference, view);
  if (!record) throw notFound('Payment record');
  return {
    issuer: await findLetterhead(db),
    record,
    // Said to every project manager alike: whether the record paid more is not theirs to know.
    is_extract: scope.kind === 'own',
    payees: await payeesOfRecord(db, context, record.id),
  };
}
