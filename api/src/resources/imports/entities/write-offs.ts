import { type WriteOffInput } from '@siteledger/shared-lib/domain';
import { asOfToday } from '../../../figures/viewpoint';
import { conflict } from '../../../http/errors/errors';
import { type Context } from '../../../http/request/context';
import { findDocument } from '../../documents/documents.queries';
import { expenseById } from '../../expenses/expenses.queries';
import { invoiceById } from '../../invoices/invoices.queries';
import { undoWriteOff, writeOff } from '../../write-offs/write-off';
import { writeOffOfFileSchema } from '../fields/kinds/write-off';
import { type CellBody, formOf, type Importable } from './importable';
import { PAYABLES } from './payments.queries';
import { writeOffsByKeys } from './write-offs.queries';

type Row = WriteOffInput & { invoice_uuid?: string | number | null; expense_uuid?: string | number | null };

/** Write-offs, by document. docs/domain/payments.md#write-offs */
export const WRITE_OFFS: Importable = {
  schema: writeOffOfFileSchema,
  permission: 'writeoff.manage',
  keyOf: ({ invoice_uuid, expense_uuid }: CellBody) =>
    invoice_uuid ? `invoice\n${invoice_uuid}` : expense_uuid && `expense\n${expense_uuid}`,
  findByKeys: writeOffsByKeys,
  read: readWriteOff,
  create: (context, { invoice_uuid, expense_uuid, ...input }: Row) =>
    invoice_uuid
      ? writeOff(context, 'invoice', String(invoice_uuid), input, undefined)
      : writeOff(context, 'expense', String(expense_uuid), input, undefined),
  update: () => Promise.reject(conflict('The document is written off already. Undo its write-off to change it.')),
  remove: async (context, uuid) => {
    const isInvoice = await findDocument(context.db, context, 'invoices', uuid);
    return undoWriteOff(context, isInvoice ? 'invoice' : 'expense', uuid, undefined);
  },
  references: PAYABLES,
  defaulted: ['write_off_date'],
};

async function readWriteOff(context: Context, uuid: string) {
  const { db } = context;
  const today = asOfToday(context);
  const invoice = await findDocument(db, context, 'invoices', uuid);
  const expense = invoice ? undefined : await findDocument(db, context, 'expenses', uuid);
  const found = invoice
    ? await invoiceById(db, invoice.id, today)
    : expense && (await expenseById(db, expense.id, today));
  return formOf(
    writeOffOfFileSchema,
    found?.status === 'writeOff'
      ? { ...found, reason: found.write_off_reason, [invoice ? 'invoice_uuid' : 'expense_uuid']: uuid }
      : undefined,
  );
}
