import { AMOUNT_FIELDS, type InvoiceKind, invoiceSchema, takesAmount } from '@siteledger/shared-lib/domain';
import { asOfToday } from '../../../figures/viewpoint';
import { deleteInvoice } from '../../invoices/delete-invoice';
import { findDocument } from '../../documents/documents.queries';
import { createInvoice } from '../../invoices/create-invoice';
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
    return formOf(invoiceSchema, found && { ...found, project_uuid: found.project.uuid, ...amountsNotOf(found.kind) });
  },
  create: createInvoice,
  update: (context, uuid, body) => updateInvoice(context, uuid, body, undefined),
  remove: (context, uuid) => deleteInvoice(context, uuid, undefined),
  references: { project_uuid: projectOf },
  defaulted: [
    ...['kind', 'invoice_no', 'cert_no', 'due_date', 'tax_code', 'debit_note'],
    ...['materials_on_site', 'retention_percent'],
  ],
  totals: ['invoice_amt', 'debit_note'],
};

// The form takes only the amounts of its kind; the others are computed.
const amountsNotOf = (kind: InvoiceKind) =>
  Object.fromEntries(AMOUNT_FIELDS.filter((field) => !takesAmount(kind, field)).map((field) => [field, null]));
