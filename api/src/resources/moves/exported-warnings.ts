import { type Move } from './move-between';

/** Warns about exported documents, which the accounting software still has under the old project. */
export const exportedWarnings = <Row extends { exported_at: unknown }>(
  { from }: Move,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
) =>
  rows
    .filter(({ exported_at }) => exported_at !== null)
    .map((row) => `${nameOf(row)} was exported already, under "${from.name}".`);
