import { ArraySchema, mixed, ObjectSchema, type AnyObject, type ObjectShape } from 'yup';

type AnyObjectSchema = ObjectSchema<AnyObject>;

const isObject = (schema: unknown): schema is AnyObjectSchema => schema instanceof ObjectSchema;
const isList = (schema: unknown): schema is ArraySchema<unknown[] | undefined, AnyObject> =>
  schema instanceof ArraySchema;

const anything = mixed().nullable();
// One per schema.
const known = new WeakMap<AnyObjectSchema, AnyObjectSchema>();

/** The schema without its rules for rows of lists; the rules for the lists themselves remain. */
export function withoutRows(schema: AnyObjectSchema): AnyObjectSchema {
  const made = known.get(schema) ?? schema.shape(fieldsWithoutRows(schema));
  known.set(schema, made);
  return made;
}

function fieldsWithoutRows({ fields }: AnyObjectSchema) {
  const shape: ObjectShape = {};
  for (const [name, field] of Object.entries(fields as ObjectShape)) {
    if (isList(field)) shape[name] = field.of(anything);
    else if (isObject(field)) shape[name] = withoutRows(field);
  }
  return shape;
}

/** Paths of all rows in a value's lists, such as "lines[3]", including lists in nested objects. */
export function* rowsOf(schema: AnyObjectSchema, value: unknown, before = ''): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, field] of Object.entries(schema.fields as ObjectShape)) {
    const inner = (value as Record<string, unknown>)[name];
    if (isObject(field)) yield* rowsOf(field, inner, `${before}${name}.`);
    if (!isList(field) || !Array.isArray(inner)) continue;
    for (const index of inner.keys()) yield `${before}${name}[${index}]`;
  }
}
