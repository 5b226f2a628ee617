import { MaybeLink } from '@siteledger/shared-lib/router';
import { shareOfMoney, toMoney } from '@siteledger/shared-lib/domain';
import type { CSSProperties } from 'react';
import { ChartFrame } from './chart-frame';
import { Swatch } from './chart-legend';
import { valueText } from './chart-text';
import { Ring } from './ring';
import type { PieChartProps } from './series';
import { distinctNames } from './short-names';
import { sumOf } from './sum-of';
import './pie-chart.css';

/**
 * Parts of a whole, such as open balances by age: a ring around the total, and a list of the parts with amount and
 * share.
 */
export function PieChart<Row>(props: PieChartProps<Row>) {
  const { rows, category, part, figures = [], unit = 'money' } = props;
  const total = sumOf(rows, part);
  const shareOf = (row: Row) => shareOfMoney(toMoney(part.value(row) ?? 0), total);
  const share = { label: 'Share', unit: 'percent', value: shareOf, total: shareOfMoney(total, total) } as const;
  const names = distinctNames(rows.map(category.value));
  const parts = rows.map((row, index) => ({
    name: names[index]!,
    tone: part.tone(row),
    size: Number(part.value(row) ?? 0),
    amount: valueText(unit, part.value(row)),
    share: valueText('percent', shareOf(row)),
    to: part.to?.(row) ?? category.to?.(row),
  }));
  const whole = valueText(unit, total);

  return (
    <ChartFrame {...props} figures={[{ ...part, isSummed: true }, share, ...figures]}>
      {() => (
        <div className="sl-ring-chart">
          <div className="sl-ring">
            <Ring parts={parts} />
            <p>
              Total
              <strong className="sl-one-line">
                <span className="sl-figure" style={{ '--characters': whole.length } as CSSProperties}>
                  {whole}
                </span>
              </strong>
            </p>
          </div>
          <ul className="sl-ring-parts">
            {parts.map(({ name, tone, amount, share: percent, to }) => (
              <li key={name}>
                <MaybeLink to={to} className="sl-ring-part">
                  <Swatch tone={tone} />
                  <span className="sl-ring-name">{name}</span>
                  <span className="sl-figure">{amount}</span>
                  <span className="sl-ring-share sl-figure">{percent}</span>
                </MaybeLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </ChartFrame>
  );
}
