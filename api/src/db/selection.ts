import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type Database } from './schema';

type Tables = { [Table in keyof Database]: Selectable<Database[Table]> };

/** A column of a table, typed by the table's type. */
type Column<Value> = { sql: RawBuilder<unknown>; value?: Value };

/** An expression of a SELECT: a typed column, or raw SQL whose type is not checked. */
type Selected<Value> = Column<Value> | RawBuilder<unknown>;

/** Expressions by the names of a SELECT's columns; optional fields may be missing. */
export type Expressions<Row> = { [Name in keyof Row]: Selected<Row[Name]> };

/** The columns of a SELECT for rows of this type. */
export type Selection<Row> = { columns: RawBuilder<unknown>; row?: Row };

/** Columns of a table or its alias, under their own names. */
export const columnsOf = <Table extends keyof Database, Name extends keyof Tables[Table] & string>(
  table: Table,
  ...names: readonly Name[]
) =>
  Object.fromEntries(names.map((name) => [name, { sql: sql.ref(`${table}.${name}`) }])) as {
    [Own in Name]: Column<Tables[Table][Own]>;
  };

/**
 * The columns of a SELECT for rows of a type. A field added to the type does not compile until it is selected:
 *
 *     const CLIENT = selection<Client>({ ...columnsOf('clients', 'id', 'name'), end_customer: sql`end_customers.name` });
 *     const { rows } = await select(CLIENT, sql`from clients join end_customers on …`).execute(db);
 */
export const selection = <Row>(expressions: Expressions<Row>): Selection<Row> => ({
  columns: sql.join(entriesOf(expressions).map(([name, expression]) => sql`${expression} as ${sql.ref(name)}`)),
});

/** The SELECT of a selection; `rest` begins with "from". */
export const select = <Row>({ columns }: Selection<Row>, rest: RawBuilder<unknown>): RawBuilder<Row> =>
  sql<Row>`select ${columns} ${rest}`;

/** A selection as one JSON object. Amounts become numbers unless cast to text. */
export const jsonOf = <Row>(expressions: Expressions<Row>): RawBuilder<Row> =>
  sql<Row>`json_build_object(${sql.join(
    entriesOf(expressions).flatMap(([name, expression]) => [sql.lit(name), expression]),
  )})`;

const entriesOf = <Row>(expressions: Expressions<Row>) =>
  Object.entries<Selected<unknown>>(expressions as Record<string, Selected<unknown>>).map(
    ([name, selected]) => [name, 'sql' in selected ? selected.sql : selected] as const,
  );
