import { type SchemaDescription, type SchemaInnerTypeDescription, type SchemaObjectDescription } from 'yup';

/** A JSON Schema, or a part of one. */
export type Json = Record<string, unknown>;
type Test = { name?: string; params?: Record<string, unknown> };

const UUID = { type: 'string', format: 'uuid' };
const TEXT_OF_DIGITS = { type: 'string', pattern: '^[1-9]\\d{0,14}$' };

// The JSON Schema keywords for yup tests, by test name; the builders of domain/fields.ts set the parameters.
const MEANINGS: Readonly<Record<string, (params: Record<string, unknown>) => Json>> = {
  email: () => ({ format: 'email' }),
  tel: () => ({ format: 'tel' }),
  day: () => ({ type: 'string', format: 'date' }),
  integer: () => ({ type: 'integer' }),
  unique: () => ({ uniqueItems: true }),
  matches: ({ regex }) => ({ pattern: (regex as RegExp).source }),
  choice: ({ values }) => ({ type: 'string', enum: values }),
  identifier: () => ({ anyOf: [UUID, TEXT_OF_DIGITS, { type: 'integer', minimum: 1 }] }),
  decimal: ({ decimals, min, moreThan, max }) => ({
    anyOf: [
      { type: 'string', pattern: `^-?(?:\\d+|\\d{1,3}(?:,\\d{3})+)(?:\\.\\d{1,${Number(decimals)}})?$` },
      {
        type: 'number',
        ...(min !== undefined && { minimum: Number(min) }),
        ...(moreThan !== undefined && { exclusiveMinimum: Number(moreThan) }),
        ...(max !== undefined && { maximum: Number(max) }),
      },
    ],
  }),
};

const LIMITS: Readonly<Record<string, readonly [min: string, max: string]>> = {
  string: ['minLength', 'maxLength'],
  number: ['minimum', 'maximum'],
  array: ['minItems', 'maxItems'],
};

/**
 * Converts a yup schema's `describe()` to OpenAPI. Schemas that their tests do not describe use `meta({ openapi })`.
 */
export function toOpenApiSchema(description: SchemaDescription): Json {
  const { label, nullable, tests, meta } = description;
  const said = (meta as { openapi?: Json } | undefined)?.openapi;
  const meanings = tests.map((test) => meaningOf(description.type, test));
  const schema = Object.assign({}, shapeOf(description), ...meanings, said) as Json;
  return { ...(nullable ? orNull(schema) : schema), ...(label && { title: label }) };
}

function orNull(schema: Json): Json {
  const { type, enum: values, anyOf } = schema;
  if (anyOf) return { ...schema, anyOf: [...(anyOf as Json[]), { type: 'null' }] };
  const withNull = Array.isArray(values) && !values.includes(null) ? { enum: [...(values as unknown[]), null] } : {};
  return { ...schema, ...withNull, ...(typeof type === 'string' && { type: [type, 'null'] }) };
}

function shapeOf(description: SchemaDescription): Json {
  if (description.type === 'object') return objectOf(description as SchemaObjectDescription);
  if (description.type === 'array') return arrayOf(description);
  if (description.oneOf.length > 0) return { enum: description.oneOf };
  return description.type === 'mixed' ? {} : { type: description.type };
}

const arrayOf = ({ innerType }: SchemaInnerTypeDescription): Json => ({
  type: 'array',
  items: innerType && !Array.isArray(innerType) ? toOpenApiSchema(innerType as SchemaDescription) : {},
});

function objectOf({ fields }: SchemaObjectDescription): Json {
  const entries = Object.entries(fields).map(([name, field]) => [name, field as SchemaDescription] as const);
  const required = entries.filter(([, field]) => isRequired(field)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, toOpenApiSchema(field)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

// `optional` means that undefined is allowed; `required()` of a text is a separate test.
const isRequired = ({ optional, tests }: SchemaDescription) =>
  !optional || tests.some((test) => test.name === 'required');

function meaningOf(type: string, { name = '', params = {} }: Test): Json {
  const limit = params[name];
  const keyword = LIMITS[type]?.[name === 'min' ? 0 : 1];
  if ((name === 'min' || name === 'max') && keyword && typeof limit === 'number') return { [keyword]: limit };
  return MEANINGS[name]?.(params) ?? {};
}
