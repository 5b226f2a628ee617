import { addMoney, toMoney } from '@siteledger/shared-lib/domain';
import type { ChartFigure } from './series';

/** Sum of a measure over rows, with two decimals; a row without the measure adds nothing. */
export const sumOf = <Row>(rows: readonly Row[], { value }: ChartFigure<Row>) =>
  addMoney('0.00', ...rows.map((row) => toMoney(value(row) ?? 0)));
