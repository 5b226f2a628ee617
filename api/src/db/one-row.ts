/**
 * The row of a statement that always answers exactly one: an aggregate, or an insert that returns what it stored. Throws
 * when it answered another number of rows, so that a slip is an error and never a figure of 0.
 */
export function oneRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`One row was expected, and ${rows.length} came.`);
  return row;
}
