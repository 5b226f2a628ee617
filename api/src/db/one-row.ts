/**
 * Returns the row of a statement that always yields exactly one: an aggregate, or an insert with `returning`. Throws
 * otherwise, so that a mistake is an error and never a figure of 0.
 */
export function oneRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`One row was expected, and ${rows.length} came.`);
  return row;
}
