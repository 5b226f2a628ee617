import { type Operation } from '../apps/described-operations';

type Json = { [key: string]: unknown };

/** A raw request: its query string, and the body as text. */
export type OversizedRequest = { search: string; payload?: string };

type Make = (operation: Operation) => OversizedRequest[];

const KEYS = 110_000;
// As many values as any route accepts before validation.
const FEWER_KEYS = 45_000;
const ROWS = 1_000;
const ITEMS = 100_000;
const DEPTH = 100_000;
const LONG = 900_000;
// The server reads 16 KiB of headers, including the address.
const ADDRESS = 15_000;

const bodySchema = ({ requestBody }: Operation): Json => {
  const { content = {} } = (requestBody ?? {}) as { content?: Record<string, { schema: Json }> };
  return content['application/json']?.schema ?? {};
};

const fieldsOf = (schema: Json) => Object.entries((schema.properties ?? {}) as Record<string, Json>);

const typesOf = ({ type }: Json) => [type].flat();

const repeat = (times: number, piece: (index: number) => string) => Array.from({ length: times }, (_, i) => piece(i));

const object = (pieces: readonly string[]) => `{${pieces.join()}}`;

const list = (times: number, item: string) => `[${repeat(times, () => item).join()}]`;

const sent = (payload: string): OversizedRequest => ({ search: '', payload });

/** A value that its schema refuses in as many places as possible, with every list at maximum length. */
function allWrong(schema: Json): unknown {
  const { items, maxItems, maxProperties } = schema;
  if (typesOf(schema).includes('array'))
    return Array.from({ length: Number(maxItems ?? 1000) }, () => allWrong((items ?? {}) as Json));
  if (maxProperties !== undefined)
    return Object.fromEntries(repeat(Number(maxProperties), String).map((key) => [`${key}0`, 'x']));
  const fields = fieldsOf(schema);
  if (fields.length > 0) return Object.fromEntries(fields.map(([name, field]) => [name, allWrong(field)]));
  return typesOf(schema).includes('string') ? 1 : 'x';
}

const lists = (operation: Operation) =>
  fieldsOf(bodySchema(operation)).flatMap(([name, schema]) => (typesOf(schema).includes('array') ? [name] : []));

const texts = (operation: Operation) =>
  fieldsOf(bodySchema(operation)).flatMap(([name, schema]) => (typesOf(schema).includes('string') ? [name] : []));

const parameters = (operation: Operation) =>
  operation.parameters.flatMap((one) => (one.in === 'query' ? [one.name] : []));

const unknown = (keys: number) => repeat(keys, (index) => `"k${index}":1`);

/** Ways to exceed a route's limits, by name. */
export const OVERSIZED: Readonly<Record<string, Make>> = {
  'unknown keys': (operation) => [
    ...[KEYS, FEWER_KEYS].map((keys) => sent(object(unknown(keys)))),
    ...lists(operation).map((name) => sent(`{"${name}":${list(ROWS, object(unknown(FEWER_KEYS / ROWS - 1)))}}`)),
  ],
  items: (operation) => [
    ...[...lists(operation), 'ids'].slice(0, 2).map((name) => sent(`{"${name}":${list(ITEMS, '"x"')}}`)),
    sent(JSON.stringify(allWrong(bodySchema(operation)))),
  ],
  'deep nesting': (operation) => {
    const [name = 'name'] = [...lists(operation), ...texts(operation)];
    return [
      sent(`{"${name}":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}}`),
      sent(`${`{"${name}":`.repeat(DEPTH / 2)}1${'}'.repeat(DEPTH / 2)}`),
    ];
  },
  'long strings': (operation) => {
    const names = [...texts(operation), 'name'].slice(0, 3);
    return [
      sent(`{"${names[0]}":"${'x'.repeat(LONG)}"}`),
      sent(object(names.map((name) => `"${name}":"${'\\u0041'.repeat(LONG / 18)}"`))),
      sent(`{"${names[0]}":"${'a@'.repeat(LONG / 2)}"}`),
    ];
  },
  'long keys': () => [
    sent(`{"${'k'.repeat(LONG)}":1}`),
    sent(object(repeat(9, (i) => `"${i}${'é'.repeat(40_000)}":1`))),
  ],
  'query keys': (operation) => [
    {
      search: repeat(ADDRESS / 6, (index) => `q${index}=`)
        .join('&')
        .slice(0, ADDRESS),
    },
    ...parameters(operation).flatMap((name) => [
      { search: `${name}=${'x,'.repeat((ADDRESS - name.length) / 2)}` },
      { search: repeat(ADDRESS / (name.length + 3), () => `${name}=x`).join('&') },
    ]),
  ],
  'a list at the top': () => [sent(list(ITEMS, '{"name":1}')), sent(list(ITEMS * 4, '1'))],
  'keys twice and of prototypes': () => [
    sent(object(repeat(KEYS, () => '"name":1'))),
    sent(object(['"a":1', ...repeat(ITEMS / 4, () => '"__proto__":{"constructor":{"prototype":{}}}')])),
    sent(object(repeat(ITEMS / 4, (index) => `"k${index}":{"constructor":{"prototype":{"a":1}}}`))),
  ],
};
