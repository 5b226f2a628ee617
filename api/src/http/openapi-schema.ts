import { type SchemaDescription, type SchemaObjectDescription, type SchemaInnerTypeDescription } from 'yup';

type Json = Record<string, unknown>;
type Test = { name?: string; params?: Record<string, unknown> };

const FORMATS: Readonly<Record<string, Json>> = {
  email: { format: 'email' },
  choice: { type: 'string' },
  day: { type: 'string', format: 'date' },
  identifier: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
  decimal: { oneOf: [{ type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' }, { type: 'number' }] },
  tel: { type: 'string', format: 'tel' },
};

const LIMITS: Readonly<Record<string, readonly [min: string, max: string]>> = {
  string: ['minLength', 'maxLength'],
  number: ['minimum', 'maximum'],
  array: ['minItems', 'maxItems'],
};

/** A yup schema, by its `describe()`, as OpenAPI writes it. */
export function toOpenApiSchema(description: SchemaDescription): Json {
  const { label, nullable, tests } = description;
  const limits = tests.map((test) => limitOf(description.type, test));
  const schema = limits.reduce<Json>((all, one) => ({ ...all, ...one }), shapeOf(description));
  const kinds = typeof schema.type === 'string' && nullable ? { type: [schema.type, 'null'] } : {};
  return { ...schema, ...kinds, ...(label && { title: label }) };
}

function shapeOf(description: SchemaDescription): Json {
  if (description.type === 'object') return objectOf(description as SchemaObjectDescription);
  if (description.type === 'array') {
    const { innerType } = description as SchemaInnerTypeDescription;
    return {
      type: 'array',
      items: innerType && !Array.isArray(innerType) ? toOpenApiSchema(innerType as SchemaDescription) : {},
    };
  }
  if (description.oneOf.length > 0) return { enum: description.oneOf };
  if (description.type === 'mixed') return {};
  return {
    type:
      description.type === 'number' && description.tests.some((test) => test.name === 'integer')
        ? 'integer'
        : description.type,
  };
}

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

// `optional` says that undefined is allowed; `required()` of a text is a test besides.
const isRequired = ({ optional, tests }: SchemaDescription) =>
  !optional || tests.some((test) => test.name === 'required');

function limitOf(type: string, { name = '', params }: Test): Json {
  const limit = params?.[name];
  const keyword = LIMITS[type]?.[name === 'min' ? 0 : 1];
  if ((name === 'min' || name === 'max') && keyword && typeof limit === 'number') return { [keyword]: limit };
  return FORMATS[name] ?? {};
}
