import { type InvoiceInput, type InvoiceKind } from '@siteledger/shared-lib/domain';
import { invalid } from '../../http/errors';

type Field = 'work_done_certified' | 'materials_on_site' | 'released' | 'invoice_amt' | 'retention_percent';

const LABELS: Record<Field, string> = {
  work_done_certified: 'Work Done Certified',
  materials_on_site: 'Materials on Site',
  released: 'Released',
  invoice_amt: 'Invoice Amount',
  retention_percent: 'Retention Percent',
};

// Which amounts a kind is made from. What belongs to another kind would be dropped without a word, so it is refused.
const AMOUNTS: Record<InvoiceKind, { required: Field; optional: readonly Field[] }> = {
  progress: { required: 'work_done_certified', optional: ['materials_on_site', 'retention_percent'] },
  retention_release: { required: 'released', optional: [] },
  other: { required: 'invoice_amt', optional: [] },
};

const isGiven = (value: unknown) => value !== undefined && value !== null;

/** The kind that was chosen; without a choice it is "other" when only an amount is given, else progress. Decision §3. */
export function invoiceKind(input: InvoiceInput): InvoiceKind {
  const kind =
    input.kind ??
    (isGiven(input.invoice_amt) && !isGiven(input.work_done_certified) && !isGiven(input.released)
      ? 'other'
      : 'progress');
  const { required, optional } = AMOUNTS[kind];
  const strangers = (Object.keys(LABELS) as Field[]).filter(
    (field) => field !== required && !optional.includes(field) && isGiven(input[field]),
  );
  const missing = isGiven(input[required]) ? [] : [[required, [`${LABELS[required]} is required.`]]];
  const errors = [
    ...missing,
    ...strangers.map((field) => [field, [`${LABELS[field]} does not belong to this kind of invoice.`]]),
  ];
  if (errors.length > 0) throw invalid(Object.fromEntries(errors) as Record<string, string[]>);
  return kind;
}
