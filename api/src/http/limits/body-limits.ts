import { BODY_MAX } from '@siteledger/shared-lib/domain';
import { type FastifyInstance } from 'fastify';
import { isSchema, type SchemaDescription } from 'yup';
import { type Json, toOpenApiSchema } from '../openapi/openapi-schema';

/**
 * Limits of a JSON body: bytes, keys and items in total, keys of one object or items of one list, nesting depth, bytes
 * of one text.
 */
export type BodyLimits = { bytes: number; values: number; width: number; depth: number; text: number };

// One character may be escaped as "\ud83c\udf89".
const BYTES_OF_CHARACTER = 12;
// For numbers, amounts, days, uuids and other values without a length of their own.
const SHORT = 60;
const ITEMS = 1_000;
// Leaves room for unknown fields, so that the error names them instead of calling the body too large.
const SPARE = { values: 200, depth: 3, bytes: 1_024 };
const PRETTY = 1.5;

/** Derives each route's body limits from its schema, within those of the domain. */
export function limitBodies(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    const schema = route.schema?.body;
    const limits = limitsOf(isSchema(schema) ? toOpenApiSchema(schema.describe() as SchemaDescription) : {});
    const bytes = (route.bodyLimit ??= limits.bytes);
    route.config = { ...route.config, bodyLimits: { ...limits, bytes, text: Math.min(limits.text, bytes) } };
  });
}

/** Computes the limits for a JSON schema. */
export function limitsOf(schema: Json): BodyLimits {
  const { bytes, values, width, depth, text } = needsOf(schema);
  return {
    bytes: Math.max(BODY_MAX.floor, Math.min(BODY_MAX.ceiling, Math.ceil(bytes * PRETTY) + SPARE.bytes)),
    values: Math.min(BODY_MAX.values, values + SPARE.values),
    width: width + SPARE.values,
    depth: Math.min(BODY_MAX.depth, depth + SPARE.depth),
    text: Math.max(BODY_MAX.floor, text),
  };
}

type Needs = BodyLimits;

const VALUE: Needs = { bytes: SHORT, values: 1, width: 0, depth: 0, text: SHORT };

function needsOf(schema: Json): Needs {
  const { properties, items, maxItems, maxLength, maxProperties, additionalProperties } = schema;
  if (properties) return ofObject(Object.entries(properties as Record<string, Json>));
  if (items) return ofMany(needsOf(items as Json), Number(maxItems ?? ITEMS));
  if (maxProperties) return ofMany(needsOf(additionalProperties as Json), Number(maxProperties));
  const text = maxLength === undefined ? SHORT : Number(maxLength) * BYTES_OF_CHARACTER;
  return { ...VALUE, bytes: text + 3, text };
}

const ofMany = (one: Needs, most: number): Needs => ({
  ...one,
  bytes: most * (one.bytes + SHORT),
  values: 1 + most * one.values,
  width: Math.max(most, one.width),
  depth: one.depth + 1,
});

const ofObject = (fields: readonly [name: string, field: Json][]) =>
  fields.reduce<Needs>(
    (whole, [name, field]) => {
      const needs = needsOf(field);
      return {
        bytes: whole.bytes + name.length + 4 + needs.bytes,
        values: whole.values + needs.values,
        width: Math.max(whole.width, needs.width),
        depth: Math.max(whole.depth, needs.depth + 1),
        text: Math.max(whole.text, needs.text),
      };
    },
    { bytes: 2, values: 1, width: fields.length, depth: 1, text: 0 },
  );
