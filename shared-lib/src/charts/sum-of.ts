import { addMoney, toMoney } from '@siteledger/shared-lib/domain';
import type { ChartFigure } from './series';

/** The sum of a measure over rows, to two decimals; a row without the measure adds nothing. */
export const sumOf = <Row>(rows: readonly Row[], { value }: ChartFigure<Row>) =>
  addMoney('0.00', ...rows.map((row) => toMoney(value(row) ?? 0)));
