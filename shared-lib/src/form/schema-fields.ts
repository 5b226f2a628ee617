import type { AnyObject, InferType, ObjectSchema } from 'yup';

/** Any object schema of the domain. */
export type FormSchema = ObjectSchema<AnyObject>;

/** Initial values of a schema's form; values for unknown fields are ignored. */
export type InitialValues<Schema extends FormSchema> = { [Name in keyof InferType<Schema>]?: unknown };

/** Values of a form during editing; an empty field is null. */
export type Values = Record<string, unknown>;

/** Label of a field, and whether it gets the '* '. */
export type FieldRule = { label: string; isRequired: boolean };

/** The label of each field of a schema, and whether it is required. */
export function fieldRules(schema: FormSchema): Record<string, FieldRule> {
  const rules = Object.entries(schema.describe().fields).map(([name, field]) => {
    const { label, optional, nullable } = field as { label?: string; optional?: boolean; nullable?: boolean };
    return [name, { label: label ?? name, isRequired: optional === false && nullable === false }] as const;
  });
  return Object.fromEntries(rules);
}

/** A value for each field of the schema, so that all fields are validated from the start. */
export const startValues = (schema: FormSchema, initial: Record<string, unknown>): Values =>
  Object.fromEntries(Object.keys(schema.fields).map((name) => [name, initial[name] ?? null]));

/** The values as validated and sent: an empty text becomes null. docs/domain/errors.md#validation */
export const withoutEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? null : value]));

/** The first message of each field; a nested field (`payments.{uuid}`) keeps its full name. */
export const firstMessages = (messages: Record<string, string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(messages).flatMap(([name, [first]]) => (first ? [[name, first]] : [])));
