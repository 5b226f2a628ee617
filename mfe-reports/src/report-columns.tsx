import { AGED_COLUMNS, AGEING_LABELS } from '@siteledger/shared-lib/domain';
import { type Column } from '@siteledger/shared-lib/table';

type Key<Row> = Extract<keyof Row, string>;

/** A column of amounts, in RM. */
export const money = <Row,>(key: Key<Row>, title: string, look: Partial<Column<Row>> = {}) =>
  ({
    key,
    title,
    type: 'money',
    width: 150,
    sortable: true,
    ...look,
  }) as Column<Row>;

/** A column of days. */
export const day = <Row,>(key: Key<Row>, title: string, look: Partial<Column<Row>> = {}) =>
  ({ key, title, type: 'day', width: 118, sortable: true, ...look }) as Column<Row>;

/** A column of words. */
export const words = <Row,>(key: Key<Row> | `${Key<Row>}.${string}`, title: string, look: Partial<Column<Row>> = {}) =>
  ({ key, title, width: 160, sortable: true, ...look }) as Column<Row>;

/**
 * Columns for the ageing of a document or group, and the retention held, which does not age; RM.
 * docs/domain/dashboards-and-reports.md#ageing
 */
export const agedColumns = <Row,>(look: Partial<Column<Row>> = {}): Column<Row>[] => [
  ...AGED_COLUMNS.map(({ key, bucket }) => money<Row>(key as Key<Row>, AGEING_LABELS[bucket], look)),
  money<Row>('retention_held' as Key<Row>, 'Retention Held', look),
];

/**
 * A report's columns with the ageing inserted before the last one, the balance. Columns in `givesWay` are hidden by
 * default.
 */
export const withAgeing = <Row,>(columns: readonly Column<Row>[], givesWay: readonly string[]): Column<Row>[] => [
  ...columns.slice(0, -1).map((column) => (givesWay.includes(column.key) ? { ...column, isHidden: true } : column)),
  ...agedColumns<Row>({ sortable: false }),
  ...columns.slice(-1),
];
