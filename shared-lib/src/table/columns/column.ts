import { formatDay, formatMoney, formatPercent } from '@siteledger/shared-lib/domain';
import type { ReactNode } from 'react';
import { formatCount } from '../toolbar/format-count';

/** Type of a cell; decides its look, its alignment and its type in Excel. */
export type CellType = 'text' | 'money' | 'percent' | 'day' | 'whole number';

/** Raw value of a cell: money and percentages as decimal strings, days as YYYY-MM-DD. */
export type CellValue = string | number | boolean | null | undefined;

type Field<Row> = Extract<keyof Row, string> | `${Extract<keyof Row, string>}.${string}`;

type Look<Row> = {
  title: string;
  /** By default 'text'. */
  type?: CellType;
  /** Renders more than the formatted value; the export uses the value. */
  render?: (row: Row) => ReactNode;
  sortable?: boolean;
  /** In px; by default a width for the type. */
  width?: number;
  /** Stays visible at the end of the table, such as a balance. */
  isPinned?: boolean;
  /** Hidden until the user chooses it. */
  isHidden?: boolean;
};

/**
 * A column of a list of `Row`. `key` is the name in the API, dotted if nested (`project.name`). It is the path of the
 * value, the sort key, the key in the response's `totals` and in the saved choice. A `key` that is not a field of the
 * row needs `value`.
 */
export type Column<Row> = Look<Row> &
  ({ key: Field<Row>; value?: (row: Row) => CellValue } | { key: string; value: (row: Row) => CellValue });

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function atPath(row: unknown, path: string) {
  return path.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), row);
}

/** The raw value of a row's cell. */
export function cellValue<Row>(column: Column<Row>, row: Row): CellValue {
  return column.value ? column.value(row) : (atPath(row, column.key) as CellValue);
}

/** Formats a raw value by the cell's type. */
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

/** Whether a type is a figure: aligned right, in tabular digits. */
export const isFigure = (type: CellType | undefined) =>
  type === 'money' || type === 'percent' || type === 'whole number';

const WIDTHS: Record<CellType, number> = { text: 170, money: 148, percent: 112, day: 122, 'whole number': 110 };

/** A column's width in px. */
export const widthOf = <Row>(column: Column<Row>) => column.width ?? WIDTHS[column.type ?? 'text'];
