import { MaybeLink } from '@siteledger/shared-lib/router';
import { COLORS, type Theme } from '@siteledger/shared-lib/tokens';
import { useAppearance } from '@siteledger/shared-lib/ui';
import type { CSSProperties } from 'react';
import { ChartFrame } from './chart-frame';
import { seriesLegend } from './chart-legend';
import { tickText, valueText } from './chart-text';
import { edgeOf } from './look';
import { RowName } from './row-name';
import type { BarChartProps, ChartSeries, ChartUnit } from './series';
import { distinctNames, shortNames } from './short-names';
import './bar-chart.css';

/** Horizontal bars with their values, for categories with long names. */
export function BarChart<Row>(props: BarChartProps<Row>) {
  const { bars, line, figures = [] } = props;
  const all = line ? [...bars, line] : bars;
  return (
    <ChartFrame
      {...props}
      legend={seriesLegend({ ...props, bars: all, line: undefined })}
      figures={[...all, ...figures]}
    >
      {() => <BarList {...props} bars={all} />}
    </ChartFrame>
  );
}

// A name takes two lines beside its bars, or one above them on a phone.
const NAME_LENGTH = 46;

function BarList<Row>(props: BarChartProps<Row>) {
  const { rows, category, bars, chosen } = props;
  const { theme } = useAppearance();
  const whole = distinctNames(rows.map(category.value));
  const names = shortNames(whole, NAME_LENGTH);
  const span = spanOf(props);
  const longest = Math.max(0, ...rows.flatMap((row) => bars.map((bar) => shortText(bar.value(row), props).length)));
  const isApart = !category.to && bars.some(({ to }) => to);
  return (
    <ul
      className="sl-bars"
      data-apart={isApart || undefined}
      style={
        { '--characters': longest, '--bars': bars.length, '--zero': percentOf(-span.least, span) } as CSSProperties
      }
    >
      {rows.map((row, index) => (
        <li key={whole[index]} data-others={(chosen !== undefined && chosen !== row) || undefined}>
          <span className="sl-bars-name" title={whole[index]}>
            <RowName {...props} row={row}>
              {names[index]}
            </RowName>
          </span>
          <span className="sl-bars-of-row">
            {bars.map((bar) => (
              <Bar key={bar.label} {...props} row={row} bar={bar} span={span} theme={theme} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

const shortText = (value: string | number | null, { unit = 'money' }: { unit?: ChartUnit }) =>
  value === null ? valueText(unit, value) : tickText(unit, Number(value));

type Span = { least: number; length: number };

// Bar lengths use floats; every text comes from the decimal string.
function spanOf<Row>({ rows, bars }: BarChartProps<Row>): Span {
  const values = rows.flatMap((row) => bars.map(({ value }) => Number(value(row) ?? 0)));
  const least = Math.min(0, ...values);
  return { least, length: Math.max(0, ...values) - least || 1 };
}

const percentOf = (length: number, span: Span) => `${((100 * length) / span.length).toFixed(2)}%`;

type BarProps<Row> = BarChartProps<Row> & { row: Row; bar: ChartSeries<Row>; span: Span; theme: Theme };

// A bar starts at zero; its value is to the right of the bar and of zero.
function Bar<Row>(props: BarProps<Row>) {
  const { row, bar, span, theme, category, unit = 'money' } = props;
  const value = bar.value(row);
  const length = Number(value ?? 0);
  const at = (position: number) => percentOf(position - span.least, span);
  const ofRow = category.to?.(row);
  const to = bar.to?.(row) ?? ofRow;
  const text = valueText(unit, value);
  return (
    <MaybeLink
      className="sl-bar"
      to={to}
      title={`${bar.label}: ${text}`}
      // The keyboard reaches the same target by the name.
      tabIndex={to === ofRow ? -1 : undefined}
    >
      <span className="sl-visually-hidden">{`${bar.label} ${text}`}</span>
      <span
        className="sl-bar-length"
        style={{
          insetInlineStart: at(Math.min(0, length)),
          inlineSize: percentOf(Math.abs(length), span),
          background: COLORS[theme][bar.tone],
          borderColor: edgeOf(theme, bar.tone),
        }}
      />
      <span className="sl-bar-value" aria-hidden style={{ insetInlineStart: at(Math.max(0, length)) }}>
        {shortText(value, props)}
      </span>
    </MaybeLink>
  );
}
