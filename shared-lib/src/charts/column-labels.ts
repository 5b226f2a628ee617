import { bareTickText, tickText } from './chart-text';
import type { ChartUnit } from './series';

type Column = { index: number; value: number };
type Box = { left: number; right: number; bottom: number; top: number };
type Boxed<Mark> = { mark: Mark; box: Box };

/** Surroundings of the columns: the drawing's width in px, and other values on the axis. */
type Around = { rows: number; width: number; unit: ChartUnit; lineValues: readonly number[] };

// In px, as drawn: the value axis with its labels, the margin, and the height available for columns.
const AXIS = 92;
const MARGIN = 16;
const HEIGHT = 180;
const CHARACTER = 7;
const APART = 3;
const LINE = 15;

const COLUMN = 58;
const LEAST_PADDING = 0.12;
const MOST_PADDING = 0.65;

/** Part of each row left empty, so that few columns stay close together instead of spreading over the whole width. */
export const paddingOf = (columns: number, width: number) =>
  Math.min(MOST_PADDING, Math.max(LEAST_PADDING, 1 - (columns * COLUMN) / Math.max(1, width - AXIS)));

/**
 * Labels of the columns: "RM 1.2M" if all fit, else "1.2M", as the axis says RM. The largest values come first; a label
 * that would overlap another column or label is omitted, and so is 0.
 */
export function columnLabels<Mark extends Column>(series: readonly (readonly Mark[])[], around: Around) {
  const { width, unit } = around;
  const columns = boxesOf(series, around).sort((one, other) => sizeOf(other) - sizeOf(one));
  const whole = placed(columns, width, (value) => tickText(unit, value));
  const isWhole = columns.every(({ mark }) => mark.value === 0 || whole.has(mark));
  return isWhole ? whole : placed(columns, width, (value) => bareTickText(unit, value));
}

const sizeOf = ({ mark }: Boxed<Column>) => Math.abs(mark.value);

function boxesOf<Mark extends Column>(series: readonly (readonly Mark[])[], around: Around): Boxed<Mark>[] {
  const { rows, width, lineValues } = around;
  const values = [0, ...series.flat().map(({ value }) => value), ...lineValues];
  const scale = HEIGHT / (Math.max(...values) - Math.min(...values) || 1);
  const padding = paddingOf(rows * series.length, width);
  const step = (width - AXIS) / (rows + padding);
  const wide = (step * (1 - padding)) / series.length;
  return series.flatMap((marks, nth) =>
    marks.map((mark) => {
      const left = step * (mark.index + padding) + wide * nth;
      const [bottom = 0, top = 0] = [0, mark.value * scale].sort((one, other) => one - other);
      return { mark, box: { left, right: left + wide, bottom, top } };
    }),
  );
}

function placed<Mark extends Column>(
  columns: readonly Boxed<Mark>[],
  width: number,
  textOf: (value: number) => string,
) {
  const taken = columns.map(({ box }) => box);
  const labels = new Map<Mark, string>();
  for (const { mark, box } of columns) {
    const text = textOf(mark.value);
    const label = labelBox(box, mark.value, text);
    const isInside = label.left >= 0 && label.right <= width - AXIS + MARGIN;
    if (mark.value === 0 || !isInside || taken.some((other) => overlap(label, other))) continue;
    taken.push(label);
    labels.set(mark, text);
  }
  return labels;
}

// Above a column, or below a negative one.
function labelBox({ left, right, bottom, top }: Box, value: number, text: string): Box {
  const middle = (left + right) / 2;
  const half = (text.length * CHARACTER + APART) / 2;
  const from = value < 0 ? bottom - LINE : top;
  return { left: middle - half, right: middle + half, bottom: from, top: from + LINE };
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.bottom < other.top && other.bottom < one.top;
