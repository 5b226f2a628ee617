import { formatDay, formatMoney, formatPercent } from '@siteledger/shared-lib/domain';
import type { ReactNode } from 'react';
import { formatCount } from '../toolbar/format-count';

/** What a cell holds; decides how it looks, how it is aligned, and what it is in an Excel file. */
export type CellType = 'text' | 'money' | 'percent' | 'day' | 'whole number';

/** A cell's bare value: money and percentages as decimal strings, days as YYYY-MM-DD. */
export type CellValue = string | number | boolean | null | undefined;

type Field<Row> = Extract<keyof Row, string> | `${Extract<keyof Row, string>}.${string}`;

type Look<Row> = {
  title: string;
  /** 'text' unless said otherwise. */
  type?: CellType;
  /** Shows something richer than the formatted value; the export keeps the value. */
  render?: (row: Row) => ReactNode;
  sortable?: boolean;
  /** In px; a sensible one for the type unless given. */
  width?: number;
  /** Stays in view at the end of the table, as a balance does. */
  isPinned?: boolean;
  /** Not shown until the user chooses it. */
  isHidden?: boolean;
};

/**
 * One column of a list of `Row`. `key` is the wire name, dotted for a nested one (`project.name`): it finds the value,
 * the sort key, the total in the reply's `totals` and the saved choice. A `key` that is no field of the row needs `value`.
 */
export type Column<Row> = Look<Row> &
  ({ key: Field<Row>; value?: (row: Row) => CellValue } | { key: string; value: (row: Row) => CellValue });

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function atPath(row: unknown, path: string) {
  return path.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), row);
}

/** The bare value of a row's cell. */
export function cellValue<Row>(column: Column<Row>, row: Row): CellValue {
  return column.value ? column.value(row) : (atPath(row, column.key) as CellValue);
}

/** A bare value as text for people, by the cell's type. */
export function formatCell(type: CellType | undefined, value: CellValue): string {
  switch (type) {
    case 'money':
      return formatMoney(value as string | null);
    case 'percent':
      return formatPercent(value as string | null);
    case 'day':
      return formatDay(value as string | null);
    case 'whole number':
      return value === null || value === undefined ? '' : formatCount(Number(value));
    default:
      return value === null || value === undefined ? '' : String(value);
  }
}

/** Whether a type is a figure: set to the right, in digits of one width. */
export const isFigure = (type: CellType | undefined) =>
  type === 'money' || type === 'percent' || type === 'whole number';

const WIDTHS: Record<CellType, number> = { text: 170, money: 148, percent: 112, day: 122, 'whole number': 110 };

/** A column's width in px. */
export const widthOf = <Row>(column: Column<Row>) => column.width ?? WIDTHS[column.type ?? 'text'];
