import { type Json } from './openapi-schema';

/** JSON Schemas of the domain types that a reply can name. */
export type ReplyTypes = Readonly<Record<string, Json>>;

/** The successful reply of a route, as in `schema: { reply }`. */
export type DescribedReply = {
  status: 200 | 201 | 202;
  contentTypes: readonly string[];
  /** Whether the body is wrapped as `{data: …}`. */
  isInData?: true;
  schema: (types: ReplyTypes) => Json;
};

const JSON_TYPE = ['application/json'];

const ref = (type: string): Json => ({ $ref: `#/components/schemas/${type}` });

const wrapped = (status: 200 | 201 | 202, data: Json): DescribedReply => ({
  status,
  contentTypes: JSON_TYPE,
  isInData: true,
  schema: () => ({
    type: 'object',
    properties: { data },
    required: ['data'],
    additionalProperties: false,
  }),
});

/** `{data: Type}`; `type` is the name of an exported domain type. */
export const one = (type: string) => wrapped(200, ref(type));

/** 201 with `{data: Type}`. */
export const created = (type: string) => wrapped(201, ref(type));

/** 202 with `{data: Type}`: a request that waits for another person. */
export const accepted = (type: string) => wrapped(202, ref(type));

/** `{data: Type[]}`: all records, without paging. */
export const all = (type: string) => wrapped(200, { type: 'array', items: ref(type) });

/** A page of a list; `totals` names the type of the sums over all filtered rows. lists-and-search.md#the-reply */
export const list = (type: string, totals?: string): DescribedReply => ({
  status: 200,
  contentTypes: JSON_TYPE,
  schema: ({ ListPage: page = {} }) => ({
    ...page,
    properties: {
      ...(page.properties as Json),
      data: { type: 'array', items: ref(type) },
      ...(totals && { totals: ref(totals) }),
    },
    required: ['data', ...(page.required as string[])],
  }),
});

/** The type itself, not wrapped in `data`. */
export const bare = (type: string): DescribedReply => ({
  status: 200,
  contentTypes: JSON_TYPE,
  schema: () => ref(type),
});

/** `{message}`, to show to the user. */
export const message = (): DescribedReply => ({
  status: 200,
  contentTypes: JSON_TYPE,
  schema: () => ({
    type: 'object',
    properties: { message: { type: 'string' } },
    required: ['message'],
    additionalProperties: false,
  }),
});

/** A file of one of these media types. */
export const file = (...contentTypes: [string, ...string[]]): DescribedReply => ({
  status: 200,
  contentTypes,
  schema: () => ({}),
});
