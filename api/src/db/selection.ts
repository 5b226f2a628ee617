import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type Database } from './schema';

type Tables = { [Table in keyof Database]: Selectable<Database[Table]> };

/** A column of a table; its value has the type that the table's type says. */
type Column<Value> = { sql: RawBuilder<unknown>; value?: Value };

/** What a column of a SELECT holds: a column of a table, checked, or any expression, whose type nobody checks. */
type Selected<Value> = Column<Value> | RawBuilder<unknown>;

/** Expressions by the name under which a SELECT answers them; what a row may do without may be absent. */
export type Expressions<Row> = { [Name in keyof Row]: Selected<Row[Name]> };

/** The columns of a SELECT that answers rows of this type. */
export type Selection<Row> = { columns: RawBuilder<unknown>; row?: Row };

/** Columns of a table, or of its alias, by their own names. */
export const columnsOf = <Table extends keyof Database, Name extends keyof Tables[Table] & string>(
  table: Table,
  ...names: readonly Name[]
) =>
  Object.fromEntries(names.map((name) => [name, { sql: sql.ref(`${table}.${name}`) }])) as {
    [Own in Name]: Column<Tables[Table][Own]>;
  };

/**
 * The columns that a SELECT needs to answer rows of a type. A field that is added to the type does not compile until it is
 * selected:
 *
 *     const CLIENT = selection<Client>({ ...columnsOf('clients', 'id', 'name'), end_customer: sql`end_customers.name` });
 *     const { rows } = await select(CLIENT, sql`from clients join end_customers on …`).execute(db);
 */
export const selection = <Row>(expressions: Expressions<Row>): Selection<Row> => ({
  columns: sql.join(entriesOf(expressions).map(([name, expression]) => sql`${expression} as ${sql.ref(name)}`)),
});

/** The statement that answers a selection; `rest` begins with "from". */
export const select = <Row>({ columns }: Selection<Row>, rest: RawBuilder<unknown>): RawBuilder<Row> =>
  sql<Row>`select ${columns} ${rest}`;

/** The same as one JSON object. An amount becomes a number unless it is cast to text. */
export const jsonOf = <Row>(expressions: Expressions<Row>): RawBuilder<Row> =>
  sql<Row>`json_build_object(${sql.join(
    entriesOf(expressions).flatMap(([name, expression]) => [sql.lit(name), expression]),
  )})`;

const entriesOf = <Row>(expressions: Expressions<Row>) =>
  Object.entries<Selected<unknown>>(expressions as Record<string, Selected<unknown>>).map(
    ([name, selected]) => [name, 'sql' in selected ? selected.sql : selected] as const,
  );
