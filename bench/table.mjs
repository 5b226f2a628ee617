/** Prints rows of cells under their headings: words to the left, figures to the right. */
export const printTable = (title, headings, rows) => {
  const lines = [headings, ...rows.map((row) => row.map(String))];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const cell = (text, column) => (column === 0 ? text.padEnd(widths[column]) : text.padStart(widths[column]));
  console.log(`\n${title}\n${lines.map((line) => line.map(cell).join('  ')).join('\n')}`);
};

/** The value below which that part of the sorted samples lies. */
export const percentile = (samples, part) => {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
};

export const median = (samples) => percentile(samples, 0.5);
