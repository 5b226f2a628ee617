/**
 * Prints a table's headings and returns a function that prints a row as soon as it is measured: words left, figures
 * right.
 */
export const startTable = (title, headings, { firstColumn = 60 } = {}) => {
  const widths = headings.map((heading, column) => (column === 0 ? firstColumn : Math.max(heading.length, 6)));
  const cell = (text, column) =>
    column === 0 ? String(text).padEnd(widths[column]) : String(text).padStart(widths[column]);
  const print = (cells) => console.log(cells.map(cell).join('  ').trimEnd());
  console.log(`\n${title}`);
  print(headings);
  return print;
};

/** The percentile of the sorted samples; `part` from 0 to 1. */
export const percentile = (samples, part) => {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
};

export const median = (samples) => percentile(samples, 0.5);

/** The ratio of two figures for display: "2.41". */
export const ratio = (figure, base) => (base > 0 ? (figure / base).toFixed(2) : '–');
