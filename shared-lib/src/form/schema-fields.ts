import type { AnyObject, InferType, ObjectSchema } from 'yup';

/** An object schema of the domain, whatever its fields. */
export type FormSchema = ObjectSchema<AnyObject>;

/** What a form of a schema starts with: any of its fields; fields that the schema does not have are left out. */
export type InitialValues<Schema extends FormSchema> = { [Name in keyof InferType<Schema>]?: unknown };

/** The values of a form while it is edited; what was left empty is null. */
export type Values = Record<string, unknown>;

/** What a field's label and '* ' come from. */
export type FieldRule = { label: string; isRequired: boolean };

/** The label of each field of a schema, and whether it must be filled in. */
export function fieldRules(schema: FormSchema): Record<string, FieldRule> {
  const rules = Object.entries(schema.describe().fields).map(([name, field]) => {
    const { label, optional, nullable } = field as { label?: string; optional?: boolean; nullable?: boolean };
    return [name, { label: label ?? name, isRequired: optional === false && nullable === false }] as const;
  });
  return Object.fromEntries(rules);
}

/** A value for each field of the schema, so that every field takes part in validation from the start. */
export const startValues = (schema: FormSchema, initial: Record<string, unknown>): Values =>
  Object.fromEntries(Object.keys(schema.fields).map((name) => [name, initial[name] ?? null]));

/** The values as they are validated and sent: an emptied text is nothing. docs/domain/errors.md#validation */
export const withoutEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? null : value]));

/** The first message of each field; a nested field's (`payments.{uuid}`) stands under its whole name. */
export const firstMessages = (messages: Record<string, string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(messages).flatMap(([name, [first]]) => (first ? [[name, first]] : [])));
