import { mixed, object, string, type ObjectShape } from 'yup';

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
const emptyToNull = (value: unknown) => (isEmpty(value) ? null : value);

/** A text; trimmed when cast, empty becomes null. */
export const text = (label: string) =>
  string()
    .label(label)
    .nullable()
    .transform((value: unknown) => emptyToNull(typeof value === 'string' ? value.trim() : value));

/** One of a list of values. */
export const choice = <const Value extends string>(label: string, values: readonly Value[]) =>
  mixed<Value>()
    .label(label)
    .nullable()
    .transform(emptyToNull)
    .test({
      name: 'choice',
      message: `${label} must be one of ${values.join(', ')}.`,
      params: { values },
      test: (value) => isEmpty(value) || values.some((one) => one === value),
    });

/** A body: fields that it does not know are refused by name. */
export const record = <Fields extends ObjectShape>(fields: Fields) => object(fields).label('Body').noUnknown();
