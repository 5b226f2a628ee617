import { type Move } from './move-between';

/** What the accounts do not know: an exported document stands there under the project that it leaves. */
export const exportedWarnings = <Row extends { exported_at: unknown }>(
  { from }: Move,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
) =>
  rows
    .filter(({ exported_at }) => exported_at !== null)
    .map((row) => `${nameOf(row)} was exported already, under "${from.name}".`);
