import { mixed, object, setLocale, string, type ObjectShape } from 'yup';
import { lineOfText, visibleText } from './characters';

// yup copies its messages into a schema when the schema is created, so they must be set before any other module creates
// one. Every schema of the platform and the product is therefore built from the fields below. `path` is the field's
// label.
setLocale({
  mixed: { required: '${path} is required.', notType: '${path} is not valid.', notNull: '${path} is required.' },
  string: {
    email: '${path} is not a valid email.',
    min: '${path} field must be at least or equals to ${min} characters.',
    max: '${path} must be less than or equals to ${max}.',
  },
  number: {
    integer: '${path} must only consists of numbers.',
    min: '${path} must not be negative.',
    max: '${path} must be less than or equals to ${max}.',
  },
  array: { min: '${path} is required.' },
});

export const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
/** Stores an empty optional field as null, never as an empty text. */
export const emptyToNull = (value: unknown) => (isEmpty(value) ? null : value);

const stored = (as: (text: string) => string) => (label: string) =>
  string()
    .label(label)
    .nullable()
    .transform((value: unknown) => emptyToNull(typeof value === 'string' ? as(value) : value));

// Rejects control characters (C0, DEL and C1) that steer a terminal or printer, but allows line breaks.
const NO_CONTROLS = /^(?:[^\p{Cc}]|[\t\v\f\r\n\u0085])*$/u;
const CONTROLS = '${path} must not have control characters.';

/** A single-line text field. Casting removes invisible characters, and gives null when nothing visible remains. */
export const text = (label: string) =>
  stored(lineOfText)(label).matches(NO_CONTROLS, { message: CONTROLS, excludeEmptyString: true });

/** A text field that may have several lines. Casts like `text`, but keeps line breaks. */
export const paragraphs = (label: string) =>
  stored(visibleText)(label).matches(NO_CONTROLS, { message: CONTROLS, excludeEmptyString: true });

/** A field stored exactly as sent except for surrounding blanks: a password, a token, a file. */
export const exactText = stored((value) => value.trim());

/** A field that takes one of a list of values. */
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

/**
 * Wraps a schema so that it is built on first use. A screen validates with two or three schemas, and building all of
 * them takes a slow computer as long as drawing a list.
 */
export function onUse<Schema extends object>(build: () => Schema): Schema {
  let built: Schema | undefined;
  const schema = () => (built ??= build());
  return new Proxy({} as Schema, {
    // yup recognises its schemas by their prototype.
    getPrototypeOf: () => Reflect.getPrototypeOf(schema()),
    has: (_, key) => key in schema(),
    get(_, key) {
      const value: unknown = Reflect.get(schema(), key);
      return typeof value === 'function' ? (value as () => unknown).bind(schema()) : value;
    },
  });
}

/** The schema of a request body or form. It rejects unknown fields by name. */
export const record = <Fields extends ObjectShape>(fields: Fields) => object(fields).label('Body').noUnknown();
