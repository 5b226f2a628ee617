import { ValidationError, type AnyObject, type InferType, type ObjectSchema } from 'yup';
import { REFUSAL_MAX } from './request-limits';
import { rowsOf, withoutRows } from './rows';

/** Messages by field name; a nested field has a dotted name. The shape of `errors` in a 422 answer. errors.md#answers */
export type FieldMessages = Record<string, string[]>;

/** What `parse` throws: the value does not fit the schema. */
export class FieldErrors extends Error {
  constructor(readonly errors: FieldMessages) {
    super('The fields are not valid.');
  }
}

// The widest object schema that yup has a type for.
type AnyObjectSchema = ObjectSchema<AnyObject>;

/**
 * Every message of a value, by field; empty when it is valid. Nothing is coerced, unknown fields are named. Of rows in lists
 * no more than about `most` messages are looked for. docs/domain/errors.md#validation
 */
export function validate(schema: AnyObjectSchema, value: unknown, most = Infinity): FieldMessages {
  const messages = strictMessages(schema, value, most);
  if (Object.keys(messages).length > 0) return messages;
  // What is stored has to be valid too: a text of spaces is an empty one once it is trimmed. A cast that changes nothing
  // returns the value itself, which is checked by now.
  const stored: unknown = schema.cast(value, { assert: false });
  return stored === value ? messages : strictMessages(schema, stored, most);
}

// Row by row: of 1,000 wrong rows nobody reads more than the first messages, and each costs time.
function strictMessages(schema: AnyObjectSchema, value: unknown, most: number): FieldMessages {
  const messages: FieldMessages = {};
  add(messages, () => withoutRows(schema).validateSync(value, STRICT));
  let count = 0;
  for (const place of rowsOf(schema, value)) {
    count += add(messages, () => void schema.validateSyncAt(place, value, STRICT));
    if (count >= most) break;
  }
  return messages;
}

const STRICT = { abortEarly: false, strict: true, disableStackTrace: true } as const;

// How many messages the check had.
function add(messages: FieldMessages, check: () => unknown): number {
  try {
    check();
    return 0;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = error.inner.length > 0 ? error.inner : [error];
    for (const one of errors) for (const [field, message] of fieldsOf(one)) (messages[field] ??= []).push(message);
    return errors.length;
  }
}

/**
 * The value cast to what is stored (money with 2 decimals, trimmed texts, empty as null), or throws `FieldErrors` with the first
 * messages of its rows.
 */
export function parse<Schema extends AnyObjectSchema>(schema: Schema, value: unknown): InferType<Schema> {
  const errors = validate(schema, value, REFUSAL_MAX.messages);
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors);
  return schema.cast(value);
}

// yup reports all unknown fields of an object in one error on the object; people need them by name.
function fieldsOf(error: ValidationError): [field: string, message: string][] {
  const path = error.path ?? '';
  if (error.type !== 'noUnknown') return [[path || 'body', error.message]];
  // The rest of a long list is cut off before anybody makes a message of each.
  const unknown = (error.params as { unknown: string }).unknown.split(', ', REFUSAL_MAX.messages);
  return unknown.map((name) => [path ? `${path}.${name}` : name, `${name} is not a known field.`]);
}
