import { ValidationError, type AnyObject, type InferType, type ObjectSchema } from 'yup';
import { REFUSAL_MAX } from './request-limits';
import { rowsOf, withoutRows } from './rows';

/**
 * Messages by field name; a nested field has a dotted name. The shape of `errors` in a 422 response. errors.md#answers
 */
export type FieldMessages = Record<string, string[]>;

/** Thrown by `parse` when the value does not match the schema. */
export class FieldErrors extends Error {
  constructor(readonly errors: FieldMessages) {
    super('The fields are not valid.');
  }
}

type AnyObjectSchema = ObjectSchema<AnyObject>;

/**
 * All messages of a value by field; empty when it is valid. Nothing is coerced, unknown fields are named. Rows of lists
 * are checked until they have about `most` messages. docs/domain/errors.md#validation
 */
export function validate(schema: AnyObjectSchema, value: unknown, most = Infinity): FieldMessages {
  const messages = strictMessages(schema, value, most);
  if (Object.keys(messages).length > 0) return messages;
  // The stored value must be valid too: a text of spaces is empty once trimmed. A cast that changes nothing returns the
  // value itself, which is already checked.
  const stored: unknown = schema.cast(value, { assert: false });
  return stored === value ? messages : strictMessages(schema, stored, most);
}

// Checks row by row: of 1,000 wrong rows nobody reads more than the first messages, and each takes time.
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

// Adds the messages of a check and returns their number.
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
 * Casts the value to its stored form (money with 2 decimals, trimmed texts, null for empty), or throws `FieldErrors`
 * with the first messages of its rows.
 */
export function parse<Schema extends AnyObjectSchema>(schema: Schema, value: unknown): InferType<Schema> {
  const errors = validate(schema, value, REFUSAL_MAX.messages);
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors);
  return schema.cast(value);
}

// yup reports all unknown fields of an object in one error; users need each name.
function fieldsOf(error: ValidationError): [field: string, message: string][] {
  const path = error.path ?? '';
  if (error.type !== 'noUnknown') return [[path || 'body', error.message]];
  // Cuts a long list before a message is built for each name.
  const unknown = (error.params as { unknown: string }).unknown.split(', ', REFUSAL_MAX.messages);
  return unknown.map((name) => [path ? `${path}.${name}` : name, `${name} is not a known field.`]);
}
