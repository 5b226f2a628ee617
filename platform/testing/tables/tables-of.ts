import { type QueryExecutorProvider, sql } from 'kysely';
import { inWords, type Tables } from './column';

type Row = { table: string; column: string; type: string; isNullable: boolean; isAlways: boolean; hasDefault: boolean };

// Maps the column types used in migrations to the driver's values.
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
 * The tables and columns of these schemas in the database; a table outside `public` is named “schema.table”. Views are
 * left out, and generated columns are treated as never null, because the database does not report either.
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
