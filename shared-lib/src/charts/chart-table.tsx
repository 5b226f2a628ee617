import { Link } from '@siteledger/shared-lib/router';
import { valueText } from './chart-text';
import type { ChartFigure, ChartProps, ChartUnit } from './series';

type Props<Row> = ChartProps<Row> & { unit: ChartUnit; figures: readonly ChartFigure<Row>[] };

const isNegative = (value: string | number | null) => String(value).startsWith('-');

/** The figures of a chart as a table, which leads by keyboard to where the marks lead. */
export function ChartTable<Row>({ name, rows, category, unit, figures, onChoose, chosen }: Props<Row>) {
  return (
    // What scrolls has to be reached by keyboard.
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
          {rows.map((row) => {
            const text = category.value(row);
            return (
              <tr key={text} data-chosen={row === chosen || undefined}>
                <th scope="row">
                  {onChoose ? (
                    <button type="button" aria-pressed={row === chosen} onClick={() => onChoose(row)}>
                      {text}
                    </button>
                  ) : (
                    <Linked to={category.to?.(row)}>{text}</Linked>
                  )}
                </th>
                {figures.map(({ label, value, to, unit: own = unit }) => (
                  <td key={label} className="sl-figure" data-sign={isNegative(value(row)) ? 'negative' : undefined}>
                    <Linked to={to?.(row)}>{valueText(own, value(row))}</Linked>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const Linked = ({ to, children }: { to: string | undefined; children: string }) =>
  to ? <Link to={to}>{children}</Link> : children;
