import { ValidationError, type AnyObject, type InferType, type ObjectSchema } from 'yup';

/** Messages by field name; a nested field has a dotted name. The shape of `errors` in a 422 answer. Decision §6. */
export type FieldMessages = Record<string, string[]>;

/** What `parse` throws: the value does not fit the schema. */
export class FieldErrors extends Error {
  constructor(readonly errors: FieldMessages) {
    super('The fields are not valid.');
  }
}

// The widest object schema that yup has a type for.
type AnyObjectSchema = ObjectSchema<AnyObject>;

/** Every message of a value, by field; empty when it is valid. Nothing is coerced, unknown fields are named. Specification §5. */
export function validate(schema: AnyObjectSchema, value: unknown): FieldMessages {
  const messages = strictMessages(schema, value);
  // What is stored has to be valid too: a text of spaces is an empty one once it is trimmed.
  return Object.keys(messages).length > 0 ? messages : strictMessages(schema, schema.cast(value, { assert: false }));
}

function strictMessages(schema: AnyObjectSchema, value: unknown): FieldMessages {
  try {
    schema.validateSync(value, { abortEarly: false, strict: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return messagesByField(error);
  }
}

/** The value cast to what is stored (money with 2 decimals, trimmed texts, empty as null), or throws `FieldErrors`. */
export function parse<Schema extends AnyObjectSchema>(schema: Schema, value: unknown): InferType<Schema> {
  const errors = validate(schema, value);
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors);
  return schema.cast(value);
}

function messagesByField(error: ValidationError) {
  const messages: FieldMessages = {};
  for (const one of error.inner.length > 0 ? error.inner : [error]) {
    for (const [field, message] of fieldsOf(one)) (messages[field] ??= []).push(message);
  }
  return messages;
}

// yup reports all unknown fields of an object in one error on the object; people need them by name.
function fieldsOf(error: ValidationError): [field: string, message: string][] {
  const path = error.path ?? '';
  if (error.type !== 'noUnknown') return [[path || 'body', error.message]];
  const unknown = (error.params as { unknown: string }).unknown.split(', ');
  return unknown.map((name) => [path ? `${path}.${name}` : name, `${name} is not a known field.`]);
}
