import { types } from 'pg';

type Parse = (text: string) => unknown;

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;
const TIMESTAMPTZ = 1184;
const JSON_OIDS = [114, 3802];
const NUMBER_OIDS = [21, 23, 26, 700, 701, INT8];
const TEXT_OIDS = [NUMERIC, DATE];
const BOOLEAN = 16;
const BYTEA = 17;
const ARRAY_OIDS: Record<number, number> = {
  1000: BOOLEAN,
  1005: 21,
  1007: 23,
  1009: 25,
  1015: 1043,
  1016: INT8,
  1182: DATE,
  1185: TIMESTAMPTZ,
  1231: NUMERIC,
  2951: 2950,
};

// PostgreSQL's format is "2026-07-01 08:00:00.5+08"; before 1905 Kuala Lumpur was at +06:46:46.
const INSTANT = /^(.+)([+-])(\d{2})(?::(\d{2}))?(?::(\d{2}))?$/;

function instant(text: string) {
  const match = INSTANT.exec(text);
  if (!match) return text;
  const [, local = '', sign, hours, minutes = 0, seconds = 0] = match;
  const offset = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  const inUtc = Date.parse(`${local.replace(' ', 'T')}Z`) - (sign === '-' ? -offset : offset) * 1000;
  return new Date(inUtc).toISOString();
}

const asIs: Parse = (text) => text;

const SCALARS: Record<number, Parse> = {
  [BOOLEAN]: (text) => text === 't',
  [BYTEA]: (text) => Buffer.from(text.slice(2), 'hex'),
  [TIMESTAMPTZ]: instant,
  ...Object.fromEntries(JSON_OIDS.map((oid) => [oid, JSON.parse as Parse])),
  ...Object.fromEntries(NUMBER_OIDS.map((oid) => [oid, Number as Parse])),
  ...Object.fromEntries(TEXT_OIDS.map((oid) => [oid, asIs])),
};

const TEXT_ARRAY = 1009;
const parseTexts = types.getTypeParser(TEXT_ARRAY as number) as (text: string) => (string | null)[];

const arrayOf = (parse: Parse) => (text: string) => parseTexts(text).map((one) => (one === null ? null : parse(one)));

const ARRAYS: Record<number, Parse> = Object.fromEntries(
  Object.entries(ARRAY_OIDS).map(([oid, element]) => [oid, arrayOf(SCALARS[element] ?? asIs)]),
);

/**
 * Parsers for both drivers by PostgreSQL type oid: int8 as number, numeric and date as text (JSON numbers lose digits,
 * JS dates can shift a day), timestamptz as ISO 8601 in UTC, bytea as bytes. Other types stay text.
 */
export const TYPE_PARSERS: Readonly<Record<number, Parse>> = { ...SCALARS, ...ARRAYS };

/** The parser of a type; unknown types stay text. */
export const typeParser = (oid: number): Parse => TYPE_PARSERS[oid] ?? asIs;
