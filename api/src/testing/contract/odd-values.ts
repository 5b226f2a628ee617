import fc, { type Arbitrary } from 'fast-check';

type Json = { [key: string]: unknown };

/** Texts that break reading, storing, searching or displaying. */
export const ODD_TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff x',
  '\u202e\u200b',
  '%',
  '_%\\',
  "'; drop table users; --",
  '"',
  '""',
  '$1',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '\u{1f3d7}\ufe0f'.repeat(60),
  'x'.repeat(5000),
  '1e400',
  'NaN',
  'null',
  'true',
  '[object Object]',
];

const ODD_AMOUNTS = [
  '-0.01',
  '-0',
  '0',
  '0.001',
  '1e3',
  '1e400',
  '١٢',
  '1,000.5',
  '999999999999999.99',
  '9'.repeat(40),
];
const ODD_NUMBERS = [-1, 0, -0, 0.1, 1e-7, 2 ** 31, 2 ** 53, 1e308, -1e308];
const ODD_DAYS = [
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '2026-13-01',
  '2024-02-29',
  '+02026-01-01',
  '2026-07-01T00:00',
];
const ODD_IDENTIFIERS = [
  '0',
  '-1',
  '1',
  '999999999999999',
  '99999999999999999999',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-4FFF-8FFF-FFFFFFFFFFFF',
  '{00000000-0000-4000-8000-000000000000}',
  '00000000-0000-4000-8000-00000000000',
];

const texts = fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ unit: 'binary', maxLength: 40 }));

const anything: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], { length: 1 }, [null]),
  fc.constantFrom(...ODD_NUMBERS),
  texts,
  fc
    .anything({ maxDepth: 2, withNullPrototype: false })
    .map((value) => JSON.parse(JSON.stringify(value) ?? 'null') as unknown),
);

const numbers = fc.oneof(
  fc.constantFrom(...ODD_NUMBERS),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const amounts = fc.oneof(
  fc.constantFrom<unknown>(...ODD_AMOUNTS, ...ODD_NUMBERS),
  fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.nat(99))
    .map(([ringgit, sen]) => `${ringgit}.${String(sen).padStart(2, '0')}`),
);

const days = fc.oneof(
  fc.constantFrom(...ODD_DAYS),
  fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') })
    .map((day) => day.toISOString().slice(0, 10)),
);

function fitting(schema: Json): Arbitrary<unknown> {
  const { enum: listed, properties, anyOf } = schema;
  if (Array.isArray(listed)) return fc.constantFrom<unknown>(...(listed as unknown[]));
  if (anyOf) return oneOf(anyOf as Json[]);
  if (properties) return fc.record(mapped(properties as Record<string, Json>), { requiredKeys: [] });
  return plain(schema);
}

function oneOf(choices: Json[]): Arbitrary<unknown> {
  if (choices.some(({ format }) => format === 'uuid')) return fc.oneof(fc.constantFrom(...ODD_IDENTIFIERS), fc.uuid());
  return choices.some(({ type }) => type === 'number') ? amounts : fc.oneof(...choices.map(fitting));
}

function plain({ type: types, items, format }: Json): Arbitrary<unknown> {
  const [type] = [types].flat();
  if (type === 'array') return fc.array(valuesOf((items ?? {}) as Json), { maxLength: 4 });
  if (type === 'number' || type === 'integer') return numbers;
  return format === 'date' ? days : texts;
}

const mapped = (properties: Record<string, Json>) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema)]));

/** Values for a JSON schema: mostly of its shape but odd, sometimes of another. */
export const valuesOf = (schema: Json): Arbitrary<unknown> =>
  fc.oneof({ weight: 4, arbitrary: fitting(schema) }, { weight: 1, arbitrary: anything });

/** Odd path segments in place of an id. */
export const oddSegments = fc.oneof(
  fc.constantFrom(...ODD_IDENTIFIERS.map(encodeURIComponent)),
  fc.constantFrom(
    '%00',
    '%ED%A0%80',
    '%FF',
    '%',
    '..%2f..',
    '%2e%2e',
    '__proto__',
    'x'.repeat(300),
    '1e400',
    '%F0%9F%8F%97',
  ),
  fc.uuid(),
);

/** Headers that the server reads. */
export const oddHeaders: Arbitrary<Record<string, string>> = fc.record(
  {
    'if-match': fc.constantFrom('*', '"1"', 'W/"1"', '0', '-1', '1e400', '99999999999', 'x', '"'),
    'idempotency-key': fc.constantFrom('', 'a b', 'x'.repeat(300), 'key-1', '\u00ff'),
    'x-request-id': fc.constantFrom('', 'x'.repeat(300), "'; --", 'request-1'),
    accept: fc.constantFrom('text/html', '*/*;q=2', ',', 'x'.repeat(500)),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0, *;q=0', 'x', 'identity;q=0'),
    'sec-purpose': fc.constantFrom('prefetch', ''),
  },
  { requiredKeys: [] },
);
