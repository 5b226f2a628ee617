import type { CellType, CellValue } from '../columns/column';

// A spreadsheet would run such a text as a formula, even with the full-width characters of Asian keyboards.
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

const FIGURE = /^-?\d+(?:\.\d+)?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const quoted = (text: string) => `"${text.replace(/"/g, '""')}"`;

/**
 * A value as a CSV field. Figures and days are unquoted, as in the API; every text is quoted, with an apostrophe in
 * front if a spreadsheet would run it.
 */
export function csvCell(type: CellType | undefined, value: CellValue) {
  if (value === null || value === undefined || value === '') return '';
  const text = String(value);
  const isBare = type !== undefined && type !== 'text' && (type === 'day' ? DAY : FIGURE).test(text);
  return isBare ? text : quoted(FORMULA.test(text) ? `'${text}` : text);
}
