import {
  AMOUNT_FIELDS,
  AMOUNTS_OF_KIND,
  type InvoiceInput,
  type InvoiceKind,
  invoiceSchema,
  takesAmount,
} from '@siteledger/shared-lib/domain';
import { invalid } from '../../http/errors/errors';

const isGiven = (value: unknown) => value !== undefined && value !== null;

const labels = invoiceSchema.describe().fields;

/** The label of an invoice's field. */
export function labelOf(field: keyof InvoiceInput) {
  const described = labels[field];
  return described && 'label' in described ? (described.label ?? field) : field;
}

/** The kind as chosen; by default "other" when only an amount is given, else progress. certificates.md#kinds */
export function invoiceKind(input: InvoiceInput): InvoiceKind {
  const kind =
    input.kind ??
    (isGiven(input.invoice_amt) && !isGiven(input.work_done_certified) && !isGiven(input.released)
      ? 'other'
      : 'progress');
  const { required } = AMOUNTS_OF_KIND[kind];
  // Refuses amounts of another kind, which would otherwise be dropped silently.
  const strangers = AMOUNT_FIELDS.filter((field) => !takesAmount(kind, field) && isGiven(input[field]));
  const missing = isGiven(input[required]) ? [] : [[required, [`${labelOf(required)} is required.`]]];
  const errors = [
    ...missing,
    ...strangers.map((field) => [field, [`${labelOf(field)} does not belong to this kind of invoice.`]]),
  ];
  if (errors.length > 0) throw invalid(Object.fromEntries(errors) as Record<string, string[]>);
  return kind;
}
