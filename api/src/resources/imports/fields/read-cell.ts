import { lineOfKeys, lineOfText } from '@siteledger/platform/contract';
import {
  addDays,
  type DateOrder,
  type Day,
  type DecimalStyle,
  type ImportCell,
  type ImportField,
  isAmount,
  readAmount,
  readDay,
} from '@siteledger/shared-lib/domain';

/** How the cells of a file are read; `is1904` is the date system of the workbook. */
export type CellReading = { decimal_style: DecimalStyle; date_order: DateOrder; is1904: boolean; today: Day };

/** A value as the form has it; a problem makes the row an error, a warning does not. */
export type CellValue = { value: string | number | null; problem?: string; warning?: string };

// A spreadsheet keeps 15 digits; the rest is noise of its arithmetic.
const DIGITS = 15;
const EXACT_BELOW = 10 ** DIGITS;
const SCIENTIFIC = /^[+-]?\d(?:[.,]\d+)?E[+-]?\d+$/i;
const EPOCH = { 1900: '1899-12-30', 1904: '1904-01-01' };

const plain = (cell: ImportCell) =>
  typeof cell === 'number' ? String(Number(cell.toPrecision(DIGITS))) : (cell ?? '');

/** Reads a cell in the same way as the form's field reads typed text. docs/domain/imports.md#cells */
export function readCell(field: ImportField, cell: ImportCell, reading: CellReading): CellValue {
  if (cell === null || (typeof cell === 'string' && cell.trim() === '')) return { value: null };
  if (field.kind === 'amount') return { value: readStyledAmount(cell, reading.decimal_style) };
  if (field.kind === 'day') return { value: readStyledDay(cell, reading) };
  if (field.kind === 'number') return { value: readNumber(plain(cell).trim()) };
  if (field.kind === 'choice') return readChoice(field, plain(cell));
  // The name is compared, not stored.
  const text = field.kind === 'reference' && typeof cell === 'string' ? lineOfText(cell) : cell;
  return readText(field, text);
}

function readText({ label, hasDigits }: ImportField, cell: string | number): CellValue {
  const value = plain(cell);
  const hasLostDigits = typeof cell === 'number' ? Math.abs(cell) >= EXACT_BELOW : SCIENTIFIC.test(cell.trim());
  if (hasLostDigits)
    return {
      value,
      problem: `${label} is a number in scientific form. Format the column as text and export it again.`,
    };
  const mayHaveLostZeros = hasDigits === true && typeof cell === 'number';
  return {
    value,
    ...(mayHaveLostZeros && { warning: `${label} is a number in the file: check for a missing first 0.` }),
  };
}

function readChoice({ label, choices = [] }: ImportField, text: string): CellValue {
  const typed = lineOfKeys(text).toLowerCase();
  const isMeant = (name: string | number) => String(name).toLowerCase() === typed;
  const found = choices.find(({ value, names }) => isMeant(value) || names.some(isMeant));
  if (found) return { value: found.value };
  const names = choices.map(({ names: [name] }) => name);
  const isShort = names.length <= 10;
  return { value: text, problem: isShort ? `${label} must be one of ${names.join(', ')}.` : `${label} is not valid.` };
}

// Any other text stays as it is in the file, so that the form's message is about it.
const readNumber = (text: string) => (/^[+-]?\d+$/.test(text) ? Number(text) : text);

const swapMarks = (text: string) => text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));

function readStyledAmount(cell: string | number, style: DecimalStyle) {
  if (typeof cell === 'number' || style === 'point') return readAmount(plain(cell));
  const amount = readAmount(swapMarks(cell));
  return isAmount(amount) ? amount : cell.trim();
}

/** A day of three numbers whose order a file does not say. */
export const NUMERIC_DAY = /^(\d{1,2})([\s./-]+)(\d{1,2})([\s./-]+)(\d{4}|\d{2})$/;

// The serial number of 9999-12-31; a larger number may be a day such as 20260701.
const LAST_SERIAL = 2_958_465;

function readStyledDay(cell: string | number, { date_order, is1904, today }: CellReading) {
  // Typed, a negative number is a day before today.
  if (typeof cell === 'number' && cell < 0) return `#${cell}`;
  if (typeof cell === 'number' && cell <= LAST_SERIAL) return addDays(EPOCH[is1904 ? 1904 : 1900], Math.floor(cell));
  const typed = lineOfKeys(plain(cell));
  const ordered = date_order === 'mdy' ? typed.replace(NUMERIC_DAY, '$3$2$1$4$5') : typed;
  return readDay(ordered, today) ?? typed;
}
