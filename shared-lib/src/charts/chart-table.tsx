import { valueText } from './chart-text';
import type { ChartFigure, ChartProps, ChartUnit } from './series';

type Props<Row> = ChartProps<Row> & { unit: ChartUnit; figures: readonly ChartFigure<Row>[] };

const isNegative = (value: string | number | null) => String(value).startsWith('-');

/** The figures of a chart as a table; where a mark can be chosen, a row can be, by keyboard too. */
export function ChartTable<Row>({ name, rows, category, unit, figures, onChoose, chosen }: Props<Row>) {
  return (
    // What scrolls has to be reached by keyboard.
    <div className="sl-chart-table" role="region" aria-label={name} tabIndex={0}>
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
                    text
                  )}
                </th>
                {figures.map(({ label, value }) => (
                  <td key={label} className="sl-figure" data-sign={isNegative(value(row)) ? 'negative' : undefined}>
                    {valueText(unit, value(row))}
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
