import { type RawBuilder, sql } from 'kysely';

/** A column that has no day of its own: it reads as it is recorded now. */
export const RECORDED = 'recorded';

/** Every column of a table as of a day; the compiler asks for a column that is added to the table. */
export type DatedColumns<Row> = Record<keyof Row & string, typeof RECORDED | RawBuilder<unknown>>;

/** The columns as a select list, under the table's own names. */
export const selectColumns = <Row>(table: string, columns: DatedColumns<Row>): RawBuilder<unknown> =>
  sql.join(
    Object.entries<typeof RECORDED | RawBuilder<unknown>>(columns).map(([name, column]) =>
      column === RECORDED ? sql.ref(`${table}.${name}`) : sql`${column} as ${sql.ref(name)}`,
    ),
  );
