import fc, { type Arbitrary } from 'fast-check';
import { type Operation } from '../apps/described-operations';
import { oddHeaders, oddSegments, valuesOf } from './odd-values';
import { type Call } from './send-call';

type Json = { [key: string]: unknown };

/** A raw request; the body is text, so that it can be invalid JSON. */
export type OddRequest = { url: string; payload?: string; headers: Record<string, string> };

/** Changes to a valid request: fields set and omitted, query parameters, another path, headers. */
export type Oddity = {
  fields: Record<string, unknown>;
  without: number[];
  query: [string, string][];
  segment: string | undefined;
  headers: Record<string, string>;
};

const bodySchema = ({ requestBody }: Operation) => {
  const { content = {} } = (requestBody ?? {}) as { content?: Record<string, { schema: Json }> };
  return (content['application/json']?.schema.properties ?? {}) as Record<string, Json>;
};

const some = <Value>(arbitraries: Record<string, Arbitrary<Value>>): Arbitrary<Record<string, Value>> => {
  const names = Object.keys(arbitraries);
  return names.length === 0
    ? fc.constant({})
    : fc
        .subarray(names, { minLength: 0, maxLength: Math.min(3, names.length) })
        .chain((chosen) =>
          fc.record(Object.fromEntries(chosen.map((name) => [name, arbitraries[name] as Arbitrary<Value>]))),
        );
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Random changes that suit an operation, from its description. */
export function odditiesOf(operation: Operation): Arbitrary<Oddity> {
  const fields = Object.fromEntries(
    Object.entries(bodySchema(operation)).map(([name, schema]) => [name, valuesOf(schema)]),
  );
  const parameters = operation.parameters.filter((one) => one.in === 'query');
  const query = some(Object.fromEntries(parameters.map(({ name, schema }) => [name, valuesOf(schema)])));
  return fc.record({
    fields: some({ ...fields, version: valuesOf({ type: 'integer' }) }),
    without: fc.array(fc.nat(5), { maxLength: 1 }),
    query: fc.tuple(query, fc.boolean()).map(([chosen, twice]) => {
      const pairs = Object.entries(chosen).map(([name, value]): [string, string] => [name, textOf(value)]);
      return twice ? [...pairs, ...pairs.map(([name, value]): [string, string] => [`${name}[]`, value])] : pairs;
    }),
    segment: fc.option(oddSegments, { freq: 4, nil: undefined }),
    headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: oddHeaders }),
  });
}

const NOTHING_ODD: Oddity = { fields: {}, without: [], query: [], segment: undefined, headers: {} };
const BROKEN_TEXTS = ['a\0b', '\ud800', { a: ['\0'] }];

const isText = ({ type, format, enum: listed }: Json) => [type].flat().includes('string') && !format && !listed;

/** Puts an unstorable text into each text field of an operation's body. */
export function brokenTexts(operation: Operation): Oddity[] {
  const names = Object.entries(bodySchema(operation)).flatMap(([name, schema]) => (isText(schema) ? [name] : []));
  return names.map((name, index) => ({
    ...NOTHING_ODD,
    fields: { [name]: BROKEN_TEXTS[index % BROKEN_TEXTS.length] },
  }));
}

// Half a surrogate pair has no URL encoding; these are the bytes of it.
const escaped = (text: string) =>
  [...text].map((one) => (one.isWellFormed() ? encodeURIComponent(one) : '%ED%A0%80')).join('');

/** Applies the changes to the valid request. */
export function oddRequest({ path, body, headers }: Call, template: string, oddity: Oddity): OddRequest {
  const [place = '', search = ''] = path.split('?');
  const at = template.split('/').findIndex((part) => part.startsWith('{'));
  const parts = place.split('/');
  if (oddity.segment !== undefined && at >= 0) parts[at] = oddity.segment;
  const query = [search, ...oddity.query.map(([name, value]) => `${name}=${escaped(value)}`)].filter(Boolean).join('&');
  const url = `${parts.join('/')}${query && '?'}${query}`;
  if (!body) return { url, headers: { ...headers, ...oddity.headers } };
  const kept = Object.entries(body).filter((_, index) => !oddity.without.includes(index));
  const payload = JSON.stringify({ ...Object.fromEntries(kept), ...oddity.fields });
  return { url, payload, headers: { 'content-type': 'application/json', ...headers, ...oddity.headers } };
}

const DEEP = 50_000;
const JSON_TYPE = 'application/json';

/** Bodies that every route refuses, with their content type. */
export const HOSTILE_BODIES: readonly [what: string, type: string, body: string | Buffer][] = [
  ['a key __proto__', JSON_TYPE, '{"__proto__":{"roles":[1]}}'],
  ['a key constructor', JSON_TYPE, '{"constructor":{"prototype":{"roles":[1]}}}'],
  ['a key __proto__ deep inside', JSON_TYPE, '{"name":{"a":[{"__proto__":{}}]}}'],
  ['NUL in a field', JSON_TYPE, '{"name":"a\\u0000b"}'],
  ['NUL in a key', JSON_TYPE, '{"a\\u0000b":1}'],
  ['half a character', JSON_TYPE, '{"name":"\\ud800"}'],
  ['half a character as a key', JSON_TYPE, '{"\\udc00":1}'],
  ['bytes that are no UTF-8', JSON_TYPE, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['1e400', JSON_TYPE, '{"amount":1e400}'],
  ['the same field twice', JSON_TYPE, '{"version":1,"version":"x"}'],
  ['50,000 arrays in each other', JSON_TYPE, `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`],
  ['50,000 objects in each other', JSON_TYPE, `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`],
  ['JSON that is cut off', JSON_TYPE, '{"name":"a'],
  ['a byte order mark alone', JSON_TYPE, '\ufeff'],
  ['null', JSON_TYPE, 'null'],
  ['a number', JSON_TYPE, '1'],
  ['an unknown field', JSON_TYPE, '{"balance_of_my_own":1}'],
  ['a form', 'application/x-www-form-urlencoded', 'name=a&roles[]=1'],
  ['XML', 'application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['text', 'text/plain', '{"name":"a"}'],
  ['no form in spite of its name', 'multipart/form-data', '{"name":"a"}'],
  ['a type that is no type', 'x'.repeat(200), '{}'],
  ['a charset that there is not', 'application/json; charset=x-none', '{"balance_of_my_own":1}'],
];

/** Larger than any body limit, including that of uploads. */
export const TOO_LARGE: (typeof HOSTILE_BODIES)[number] = [
  '10 MB',
  JSON_TYPE,
  `{"name":"${'x'.repeat(10 * 1024 * 1024)}"}`,
];
