import type { CellType, CellValue } from '../columns/column';

/** A worksheet's cell: type `s` is a text, `n` a number with the format `z`. */
export type ExcelCell = { t: 's'; v: string } | { t: 'n'; v: number; z: string };

/** Excel's format codes for figures and days. */
export const MONEY_FORMAT = '#,##0.00;(#,##0.00)';
export const PERCENT_FORMAT = '0.00%';
export const DAY_FORMAT = 'dd-mmm-yyyy';
export const WHOLE_NUMBER_FORMAT = '#,##0';

// Excel keeps 15 digits of a number and 32,767 characters of a text.
const MAX_EXCEL_DIGITS = 15;
const MAX_EXCEL_TEXT = 32_767;

const MILLISECONDS_A_DAY = 86_400_000;
// Day 0 of Excel's calendar, valid for days after February 1900.
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);

/**
 * A value as a worksheet's cell. Figures and days are numbers. A figure of more than 15 digits stays a text, because
 * Excel would round it. Texts have the type text, so one that starts with = + - @ is never run as a formula.
 */
export function excelCell(type: CellType | undefined, value: CellValue): ExcelCell | null {
  if (value === null || value === undefined || value === '') return null;
  const text = String(value);
  if (type === 'day') return dayCell(text);
  if (type === undefined || type === 'text' || !isExactInExcel(text)) return textCell(text);
  if (type === 'percent') return { t: 'n', v: Number(`${text}e-2`), z: PERCENT_FORMAT };
  return { t: 'n', v: Number(text), z: type === 'money' ? MONEY_FORMAT : WHOLE_NUMBER_FORMAT };
}

const textCell = (text: string): ExcelCell => ({ t: 's', v: text.slice(0, MAX_EXCEL_TEXT) });

function dayCell(text: string): ExcelCell {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  const serial = (instant - EXCEL_EPOCH) / MILLISECONDS_A_DAY;
  return serial > 60 ? { t: 'n', v: serial, z: DAY_FORMAT } : textCell(text);
}

const isExactInExcel = (text: string) =>
  /^-?\d+(\.\d+)?$/.test(text) && text.replace(/\D/g, '').replace(/^0+/, '').length <= MAX_EXCEL_DIGITS;
