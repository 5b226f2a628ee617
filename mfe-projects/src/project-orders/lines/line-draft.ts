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

/** Typed cells of a line, in the order of Enter and of pasted columns. */
export const LINE_FIELDS = ['description', 'unit', 'qty', 'unit_price', 'account_code_uuid', 'tax_code'] as const;

export type LineField = (typeof LINE_FIELDS)[number];

export const isFigure = (field: LineField) => field === 'qty' || field === 'unit_price';

/** A line during editing: the texts in its cells. */
export type LineDraft = Record<LineField, string | null>;

/** Labels of the cells, on screen and for screen readers. */
export const LINE_LABELS: Record<LineField, string> = labelsOf(purchaseOrderLineSchema);

export const newLine = (): LineDraft => ({
  description: null,
  unit: null,
  qty: null,
  unit_price: null,
  account_code_uuid: null,
  tax_code: DEFAULT_TAX_CODE,
});

/** The stored lines of an order as cell texts. */
export const draftsOf = (lines: readonly PurchaseOrderLine[]): LineDraft[] =>
  lines.map(({ description, unit, qty, unit_price, account_code, tax_code }) => ({
    description,
    unit,
    qty: formatQuantity(qty),
    unit_price: formatUnitPrice(unit_price),
    account_code_uuid: account_code?.uuid ?? null,
    tax_code,
  }));

// The tax code is prefilled, so on its own it does not make a line.
const isBlank = ({ tax_code: _, ...typed }: LineDraft) => Object.values(typed).every((text) => !text);

/** Patches lines from an index on, adding new ones after the last; drops blank lines at the end. */
export function withLines(lines: readonly LineDraft[], from: number, patches: readonly Partial<LineDraft>[]) {
  const next = [...lines];
  patches.forEach((patch, index) => {
    next[from + index] = { ...(next[from + index] ?? newLine()), ...patch };
  });
  while (next.length > 0 && isBlank(next[next.length - 1]!)) next.pop();
  return next;
}

/** The lines without the one at an index. */
export const withoutLine = (lines: readonly LineDraft[], index: number) => lines.filter((_, place) => place !== index);

/** The lines with one moved up (-1) or down (1). */
export function withLineMoved(lines: readonly LineDraft[], index: number, by: -1 | 1) {
  const next = [...lines];
  next.splice(index + by, 0, ...next.splice(index, 1));
  return next;
}

/** Amount of a line in RM, or null while it cannot be computed. docs/domain/orders.md#value */
export const amountOfDraft = ({ qty, unit_price }: LineDraft) =>
  isAmount(qty) && isAmount(unit_price) ? lineAmount({ qty, unit_price }) : null;
