import {
  DEFAULT_TAX_CODE,
  dueAfter,
  type InvoiceInput,
  type InvoiceUpdate,
  LASTING_INVOICE_FIELDS,
  onlyLastingFields,
} from '@siteledger/shared-lib/domain';
import { conflict } from '../../http/errors';
import { type DocumentRow } from '../documents/queries';
import { isPaid } from '../documents/settled';

type Field = keyof InvoiceInput;

// What an empty field means; an empty amount or number otherwise leaves what is there.
const WHEN_EMPTY: Partial<InvoiceInput> = {
  debit_note: '0.00',
  tax_code: DEFAULT_TAX_CODE,
  client_ref_no: null,
  description: null,
};

/** What changes on an invoice that has a payment or was exported: its dates and remarks, and nothing beside them. Decision §3. */
export function lastingChanges(invoice: DocumentRow<'invoices'>, current: InvoiceInput, input: InvoiceUpdate) {
  const isOther = ([field, value]: [Field, unknown]) =>
    !LASTING_INVOICE_FIELDS.includes(field) &&
    field !== 'project_uuid' &&
    (value ?? (field in WHEN_EMPTY ? WHEN_EMPTY[field] : current[field])) !== current[field];
  if ((Object.entries(input) as [Field, unknown][]).some(isOther)) {
    throw conflict(onlyLastingFields(isPaid(invoice)));
  }
  const { invoice_date = invoice.invoice_date, due_date, remarks = null } = { ...current, ...input };
  return { invoice_date, due_date: due_date ?? dueAfter(invoice_date), remarks };
}
