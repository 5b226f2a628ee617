import { sql } from 'kysely';
import { openTestDatabase } from '../testing/databases/test-database';
import { type OpenDatabase } from './database';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const read = async (expression: string) => {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(database.db);
  return rows[0]?.value;
};

test.each([
  ['a count is a number', '(select count(*) from (values (1), (2)) v)', 2],
  ['a bigint is a number', '9007199254740991::bigint', 9_007_199_254_740_991],
  ['money keeps every digit', '999999999999999.99::numeric(17,2)', '999999999999999.99'],
  ['a day stays the day it is', "'2026-07-01'::date", '2026-07-01'],
  ['an instant is ISO 8601 in UTC', "'2026-07-01 08:30:00.250+08'::timestamptz", '2026-07-01T00:30:00.250Z'],
  [
    'an instant before time zones were whole hours',
    "'1900-01-01 00:00:00+00'::timestamptz",
    '1900-01-01T00:00:00.000Z',
  ],
  ['the end of time stays a word', "'infinity'::timestamptz", 'infinity'],
  ['JSON is a value', `'{"a": [1, "x"]}'::jsonb`, { a: [1, 'x'] }],
  ['a truth is a boolean', 'true', true],
  ['a list of money is a list of texts', "array['1.50', null]::numeric[]", ['1.50', null]],
  ['a list of days is a list of texts', "array['2026-02-28']::date[]", ['2026-02-28']],
  ['a list of numbers is a list of numbers', 'array[1, 2]::bigint[]', [1, 2]],
  ['nothing is null', 'null::numeric', null],
])('%s', async (_, expression, expected) => {
  expect(await read(expression)).toEqual(expected);
});

test('values go in as they come out', async () => {
  const { rows } = await sql`
    select ${'1060000.00'}::numeric as money, ${'2026-02-28'}::date as day, ${new Date('2026-07-01T00:30:00Z')}::timestamptz as instant,
      ${true}::boolean as truth, ${7}::bigint as number, ${null}::text as nothing, ${['a "b"', 'c\\d', null]}::text[] as texts,
      ${JSON.stringify({ a: 1 })}::jsonb as json, encode(${Buffer.from('hash')}::bytea, 'escape') as bytes`.execute(
    database.db,
  );

  expect(rows[0]).toEqual({
    money: '1060000.00',
    day: '2026-02-28',
    instant: '2026-07-01T00:30:00.000Z',
    truth: true,
    number: 7,
    nothing: null,
    texts: ['a "b"', 'c\\d', null],
    json: { a: 1 },
    bytes: 'hash',
  });
});

test('every connection has the time zone of Kuala Lumpur and does not wait forever', async () => {
  const { rows } = await sql`
    select current_setting('TimeZone') as zone, current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle, current_setting('application_name') as name`.execute(
    database.db,
  );

  expect(rows[0]).toEqual({ zone: 'Asia/Kuala_Lumpur', statement: '5s', idle: '10s', name: 'siteledger-api' });
});
