import {
  AMOUNT_FIELDS,
  compareMoney,
  formatMoney,
  type InvoiceInput,
  type InvoiceKind,
  invoiceSchema,
  type InvoiceUpdate,
  takesAmount,
} from '@siteledger/shared-lib/domain';
import { asOfToday } from '../../../figures/viewpoint';
import { refuseProblems } from '../../../http/errors/errors';
import { type Context } from '../../../http/request/context';
import { deleteInvoice } from '../../invoices/delete-invoice';
import { findDocument } from '../../documents/documents.queries';
import { createInvoice } from '../../invoices/create-invoice';
import { labelOf } from '../../invoices/invoice-kind';
import { detailsOfInvoice } from '../../invoices/invoices.queries';
import { updateInvoice } from '../../invoices/update-invoice';
import { formOf, type Importable } from './importable';
import { invoicesByKeys } from './invoices.queries';
import { projectOf } from './references.queries';

/** Certificates by project and Cert No, other invoices by Invoice No. Amounts of certificates are those to date. */
export const INVOICES: Importable = {
  schema: invoiceSchema,
  permission: 'project.invoice',
  keyOf: ({ project_uuid, cert_no, invoice_no }) => (cert_no ? `${project_uuid}\n${cert_no}` : invoice_no),
  findByKeys: invoicesByKeys,
  read: async (context, uuid) => {
    const { id } = (await findDocument(context.db, context, 'invoices', uuid)) ?? {};
    const found = id === undefined ? undefined : await detailsOfInvoice(context.db, id, asOfToday(context));
    return formOf(invoiceSchema, found && { ...found, project_uuid: found.project.uuid });
  },
  create: createWithRepeated,
  update: (context, uuid, body, { changed }) => updateInvoice(context, uuid, withOwnAmounts(body, changed), undefined),
  remove: (context, uuid) => deleteInvoice(context, uuid, undefined),
  number: { table: 'invoices', column: 'invoice_no' },
  references: { project_uuid: projectOf },
  defaulted: [
    ...['kind', 'invoice_no', 'cert_no', 'due_date', 'tax_code', 'debit_note'],
    ...['retention_percent', ...AMOUNT_FIELDS],
  ],
  totals: ['invoice_amt', 'debit_note'],
};

// Of a new invoice too, a file may repeat the amounts that its kind computes.
async function createWithRepeated(context: Context, { kind, ...input }: InvoiceInput) {
  const repeated = AMOUNT_FIELDS.filter(
    (field) => kind && !takesAmount(kind, field) && (input[field] ?? null) !== null,
  );
  const own = Object.fromEntries(repeated.map((field) => [field, null]));
  const made = await createInvoice(context, { ...input, ...own, kind });
  const wrong = repeated.flatMap((field) => {
    const computed = made?.[field] ?? '0.00';
    const message = `${labelOf(field)} is computed for this kind of invoice: ${formatMoney(computed)}.`;
    return compareMoney(input[field] ?? 0, computed) === 0 ? [] : [[field, [message]]];
  });
  refuseProblems(Object.fromEntries(wrong) as Record<string, string[]>);
  return made;
}

// The form takes only the amounts of its kind; the others are computed, and a file may repeat them unchanged.
function withOwnAmounts(body: InvoiceUpdate & { kind: InvoiceKind }, changed: readonly string[]): InvoiceUpdate {
  const computed = AMOUNT_FIELDS.filter((field) => !takesAmount(body.kind, field) && !changed.includes(field));
  return { ...body, ...Object.fromEntries(computed.map((field) => [field, null])) };
}
