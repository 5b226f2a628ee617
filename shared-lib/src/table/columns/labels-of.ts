import type { AnyObject, ObjectSchema } from 'yup';

/** The labels of a schema's fields, so that a column has the name that the form has. */
export function labelsOf<Fields extends AnyObject>(schema: ObjectSchema<Fields>): Record<keyof Fields, string> {
  const labels = Object.entries(schema.describe().fields).map(([name, field]) => [
    name,
    'label' in field ? (field.label ?? name) : name,
  ]);
  return Object.fromEntries(labels) as Record<keyof Fields, string>;
}
