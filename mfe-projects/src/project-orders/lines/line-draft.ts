import {
  DEFAULT_TAX_CODE,
  formatQuantity,
  formatUnitPrice,
  isAmount,
  lineAmount,
  purchaseOrderLineSchema,
  type PurchaseOrderLine,
} from '@siteledger/shared-lib/domain';
import { labelsOf } from '@siteledger/shared-lib/table';

/** The cells of a line that are typed, in the order in which Enter goes through them and a spreadsheet is pasted. */
export const LINE_FIELDS = ['description', 'unit', 'qty', 'unit_price', 'account_code_uuid', 'tax_code'] as const;

export type LineField = (typeof LINE_FIELDS)[number];

export const isFigure = (field: LineField) => field === 'qty' || field === 'unit_price';

/** A line while it is typed: texts as they stand in the cells. */
export type LineDraft = Record<LineField, string | null>;

/** What the cells are called, on screen and by a screen reader. */
export const LINE_LABELS: Record<LineField, string> = labelsOf(purchaseOrderLineSchema);

export const newLine = (): LineDraft => ({
  description: null,
  unit: null,
  qty: null,
  unit_price: null,
  account_code_uuid: null,
  tax_code: DEFAULT_TAX_CODE,
});

/** The stored lines of an order as they stand in the cells. */
export const draftsOf = (lines: readonly PurchaseOrderLine[]): LineDraft[] =>
  lines.map(({ description, unit, qty, unit_price, account_code, tax_code }) => ({
    description,
    unit,
    qty: formatQuantity(qty),
    unit_price: formatUnitPrice(unit_price),
    account_code_uuid: account_code?.uuid ?? null,
    tax_code,
  }));

// A tax code is there from the start; it alone is no line.
const isBlank = ({ tax_code: _, ...typed }: LineDraft) => Object.values(typed).every((text) => !text);

/** The lines with some of them changed, or added after the last; blank ones at the end are none. */
export function withLines(lines: readonly LineDraft[], from: number, patches: readonly Partial<LineDraft>[]) {
  const next = [...lines];
  patches.forEach((patch, index) => {
    next[from + index] = { ...(next[from + index] ?? newLine()), ...patch };
  });
  while (next.length > 0 && isBlank(next[next.length - 1]!)) next.pop();
  return next;
}

/** The lines without one, or with one of them a place up (-1) or down (1). */
export const withoutLine = (lines: readonly LineDraft[], index: number) => lines.filter((_, place) => place !== index);

export function withLineMoved(lines: readonly LineDraft[], index: number, by: -1 | 1) {
  const next = [...lines];
  next.splice(index + by, 0, ...next.splice(index, 1));
  return next;
}

/** What a line comes to, in RM, or null while it cannot be computed. docs/domain/orders.md#value */
export const amountOfDraft = ({ qty, unit_price }: LineDraft) =>
  isAmount(qty) && isAmount(unit_price) ? lineAmount({ qty, unit_price }) : null;
