import { type PaymentRecordPrint } from '@siteledger/shared-lib/domain';
import { type Viewpoint } from '../../../figures/viewpoint';
import { type Context } from '../../../http/request/context';
import { notFound } from '../../../http/errors/errors';
import { findLetterhead } from '../../organisations/organisations.queries';
import { recordByReference } from '../payment-records.queries';
import { payeesOfRecord } from './payees.queries';

/**
 * Everything printed on a payment record, limited to the caller's projects.
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
    // Set for every project manager, so that it does not reveal whether the record paid more.
    is_extract: scope.kind === 'own',
    payees: await payeesOfRecord(db, context, record.id),
  };
}
