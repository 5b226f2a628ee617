import { MaybeLink } from '@siteledger/shared-lib/router';
import { valueText } from './chart-text';
import { RowName } from './row-name';
import type { ChartProps, TableFigure } from './series';
import { distinctNames } from './short-names';
import { sumOf } from './sum-of';
import './chart-table.css';

type Props<Row> = ChartProps<Row> & { figures: readonly TableFigure<Row>[] };

const isNegative = (value: string | number | null) => String(value).startsWith('-');

/** Figures of a chart as a table, with the same links as its marks for the keyboard. */
export function ChartTable<Row>(props: Props<Row>) {
  const { name, rows, category, unit = 'money', figures } = props;
  const names = distinctNames(rows.map(category.value));
  return (
    // Focusable, so that the keyboard can scroll it.
    <div className="sl-chart-table" role="region" aria-label={`${name}, table`} tabIndex={0}>
      <table>
        <caption className="sl-visually-hidden">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{category.label}</th>
            {figures.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={names[index]} data-chosen={row === props.chosen || undefined}>
              <th scope="row">
                <RowName {...props} row={row}>
                  {names[index]}
                </RowName>
              </th>
              {figures.map(({ label, value, to, unit: own = unit }) => (
                <td key={label} className="sl-figure" data-sign={isNegative(value(row)) ? 'negative' : undefined}>
                  <MaybeLink to={to?.(row)}>{valueText(own, value(row))}</MaybeLink>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <Totals {...props} />
      </table>
    </div>
  );
}

function Totals<Row>({ rows, unit = 'money', figures }: Props<Row>) {
  if (!figures.some(({ isSummed }) => isSummed)) return null;
  return (
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        {figures.map((figure) => {
          const total = figure.isSummed ? sumOf(rows, figure) : figure.total;
          return (
            <td key={figure.label} className="sl-figure" data-sign={isNegative(total ?? '') ? 'negative' : undefined}>
              {total === undefined ? '' : valueText(figure.unit ?? unit, total)}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
