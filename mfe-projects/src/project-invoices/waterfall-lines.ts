import {
  DEFAULT_TAX_CODE,
  formatPercent,
  grossOf,
  nettCertified,
  subtractMoney,
  type Claim,
  type InvoiceKind,
  type Money,
} from '@siteledger/shared-lib/domain';

/** Amounts of an invoice, stored or previewed. */
export type ShownClaim = Omit<Claim, 'moved'>;

/** A line between gross and total; `sum` is a subtotal, `total` the amount claimed. */
export type WaterfallLine = { label: string; amount: Money; weight?: 'sum' | 'total' };

const less = (amount: Money) => subtractMoney('0.00', amount);

/** Lines from an invoice's gross to its total, in RM. docs/domain/certificates.md#amounts-to-date */
export const waterfallLines = (kind: InvoiceKind, claim: ShownClaim, tax: { code: string; rate: string }) => ({
  certified: kind === 'other' ? [] : certifiedLines(claim),
  claimed: claimedLines(kind, claim, tax),
});

function certifiedLines({ toDate }: ShownClaim): WaterfallLine[] {
  return [
    { label: 'Work done certified', amount: toDate.work_done },
    { label: 'Materials on site', amount: toDate.materials },
    { label: 'Gross', amount: grossOf(toDate), weight: 'sum' },
    { label: 'Less retention', amount: less(toDate.retention) },
    { label: 'Released', amount: toDate.released },
    { label: 'Nett certified', amount: nettCertified(toDate), weight: 'sum' },
  ];
}

function claimedLines(kind: InvoiceKind, claim: ShownClaim, { code, rate }: { code: string; rate: string }) {
  const certificate: WaterfallLine[] = [
    { label: 'Less previous nett certified', amount: less(claim.previousNett) },
    { label: 'This certificate', amount: claim.invoice_amt, weight: 'sum' },
  ];
  const other: WaterfallLine[] = [{ label: 'Invoice amount', amount: claim.invoice_amt }];
  return [
    ...(kind === 'other' ? other : certificate),
    {
      label: code === DEFAULT_TAX_CODE ? 'Tax (none)' : `Tax (${code}, ${formatPercent(rate)})`,
      amount: claim.total_tax,
    },
    { label: 'Total invoiced', amount: claim.total_invoiced, weight: 'sum' },
    { label: 'Less debit note', amount: less(claim.debit_note) },
    { label: 'Total amount', amount: claim.total_amount, weight: 'total' },
  ] satisfies WaterfallLine[];
}
