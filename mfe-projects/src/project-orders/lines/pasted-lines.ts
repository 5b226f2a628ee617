import { PURCHASE_ORDER_LINES_MAX, readAmount, TAX_CODES } from '@siteledger/shared-lib/domain';
import { isFigure, LINE_FIELDS, type LineDraft, type LineField } from './line-draft';
import { pastedRows } from './pasted-rows';
import type { AccountChoice } from './use-account-choice';

/** The lines that fit from this position on, and the number of those that do not. docs/domain/orders.md#fields */
export const withinRoom = (lines: readonly Partial<LineDraft>[], from: number) => {
  const fitting = lines.slice(0, PURCHASE_ORDER_LINES_MAX - from);
  return { fitting, leftOut: lines.length - fitting.length };
};

/**
 * Converts pasted spreadsheet cells to lines from column `start` on; null for a single cell, which is pasted as text.
 */
export function pastedLines(text: string, start: LineField, accounts: AccountChoice): Partial<LineDraft>[] | null {
  const rows = pastedRows(text);
  if (rows.length < 2 && (rows[0]?.length ?? 0) < 2) return null;
  const fields = LINE_FIELDS.slice(LINE_FIELDS.indexOf(start));
  return rows.map((cells) =>
    Object.fromEntries(
      fields.slice(0, cells.length).map((field, index) => [field, valueOf(field, cells[index] ?? '', accounts)]),
    ),
  );
}

function valueOf(field: LineField, text: string, accounts: AccountChoice): string | null {
  if (field === 'account_code_uuid') return accounts.canChoose ? accounts.valueOf(text, false) : null;
  if (field === 'tax_code')
    return TAX_CODES.find((code) => code.toLowerCase() === text.toLowerCase()) ?? (text || null);
  return (isFigure(field) ? readAmount(text) : text) || null;
}
