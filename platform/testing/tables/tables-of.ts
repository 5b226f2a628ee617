import { type QueryExecutorProvider, sql } from 'kysely';
import { inWords, type Tables } from './column';

type Row = { table: string; column: string; type: string; isNullable: boolean; isAlways: boolean; hasDefault: boolean };

// The types of columns that the migrations use, by what the driver makes of them.
const VALUES: Record<string, string> = {
  ...{ smallint: 'number', integer: 'number', bigint: 'number', 'double precision': 'number', real: 'number' },
  ...{ text: 'text', 'character varying': 'text', uuid: 'text', boolean: 'boolean', bytea: 'bytes' },
  ...{ numeric: 'decimal', date: 'day', 'timestamp with time zone': 'instant', jsonb: 'json' },
};

const columnOf = ({ type, isNullable, isAlways, hasDefault }: Row) =>
  inWords({
    value: VALUES[type] ?? type,
    isNullable,
    filled: isAlways ? 'always' : hasDefault ? 'unless stated' : 'never',
  });

/**
 * The tables of these schemas and their columns as the database has them; one outside of `public` is called “schema.table”.
 * Views are left out, and what an expression generates counts as never empty: of neither does the database say.
 */
export async function tablesOf(db: QueryExecutorProvider, schemas: readonly string[]): Promise<Tables> {
  const { rows } = await sql<Row>`
    select case table_schema when 'public' then table_name else table_schema || '.' || table_name end as table,
           column_name as column, data_type as type, is_nullable = 'YES' and is_generated = 'NEVER' as "isNullable",
           is_generated = 'ALWAYS' or coalesce(identity_generation = 'ALWAYS', false) as "isAlways",
           column_default is not null as "hasDefault"
      from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema in (${sql.join(schemas)})`.execute(db);
  const tables: Tables = {};
  for (const row of rows) tables[row.table] = { ...tables[row.table], [row.column]: columnOf(row) };
  return tables;
}
