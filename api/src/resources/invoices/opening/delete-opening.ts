import { inTransaction } from '../../../http/changes/in-transaction';
import { type Context } from '../../../http/request/context';
import { deletePayment } from '../../payments/change/delete-payment';
import { deleteInvoice } from '../delete-invoice';
import { openingReceipt } from './opening.queries';

/** Deletes an opening certificate with its receipt; 409 if others have paid on it or a certificate followed. */
export const deleteOpening = (context: Context, uuid: string) =>
  inTransaction(context, async (db) => {
    const within = { ...context, db };
    const receipt = await openingReceipt(db, uuid);
    if (receipt) await deletePayment(within, receipt.uuid, undefined);
    return deleteInvoice(within, uuid, undefined);
  });
