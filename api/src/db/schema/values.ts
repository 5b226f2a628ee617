import { type ColumnType, type Generated, type GeneratedAlways } from 'kysely';

/** A numeric: a decimal text such as "1060000.00". */
export type Decimal = string;

/** A date: "YYYY-MM-DD". */
export type Day = string;

/** A timestamptz: ISO 8601 text; a JS Date can be written. */
export type Instant = ColumnType<string, string | Date, string | Date>;

/** A timestamptz with a default. */
export type DefaultedInstant = ColumnType<string, string | Date | undefined, string | Date>;

/** A jsonb: read as a value, written as JSON text. */
export type Json = ColumnType<unknown, string, string>;

/** A jsonb with a default. */
export type DefaultedJson = ColumnType<unknown, string | undefined, string>;

/** Columns of a record with a version and soft deletion. */
export type Recorded = {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  version: Generated<number>;
  created_at: DefaultedInstant;
  updated_at: DefaultedInstant;
  deleted_at: Instant | null;
};
