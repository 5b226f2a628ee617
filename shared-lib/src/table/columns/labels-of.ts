import type { AnyObject, ObjectSchema } from 'yup';

/** Labels of a schema's fields, so that columns have the same names as the form. */
export function labelsOf<Fields extends AnyObject>(schema: ObjectSchema<Fields>): Record<keyof Fields, string> {
  const labels = Object.entries(schema.describe().fields).map(([name, field]) => [
    name,
    'label' in field ? (field.label ?? name) : name,
  ]);
  return Object.fromEntries(labels) as Record<keyof Fields, string>;
}
