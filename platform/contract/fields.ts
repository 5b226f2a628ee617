import { mixed, object, setLocale, string, type ObjectShape } from 'yup';
import { lineOfText, visibleText } from './characters';

// yup writes a message into a schema when the schema is made: these have to be there before any other module makes one, so
// every schema, of the platform and of the product, is made of the fields below. `path` is the field's label.
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
/** An optional field that was left empty is stored as nothing, never as an empty text. */
export const emptyToNull = (value: unknown) => (isEmpty(value) ? null : value);

const stored = (as: (text: string) => string) => (label: string) =>
  string()
    .label(label)
    .nullable()
    .transform((value: unknown) => emptyToNull(typeof value === 'string' ? as(value) : value));

// What steers a terminal or a printer, and is no part of a text: C0, DEL and C1, but for what breaks a line.
const NO_CONTROLS = /^(?:[^\p{Cc}]|[\t\v\f\r\n\u0085])*$/u;
const CONTROLS = '${path} must not have control characters.';

/** A text in one line: without invisible characters when cast, and null where nothing is visible. */
export const text = (label: string) =>
  stored(lineOfText)(label).matches(NO_CONTROLS, { message: CONTROLS, excludeEmptyString: true });

/** A text that may have several lines; cast as a `text` is, but for its line breaks. */
export const paragraphs = (label: string) =>
  stored(visibleText)(label).matches(NO_CONTROLS, { message: CONTROLS, excludeEmptyString: true });

/** What must arrive as it was sent, but for blanks around it: a password, a token, a file. */
export const exactText = stored((value) => value.trim());

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

/**
 * A schema that is built when it is first used, and behaves as the one that `build` answers: a screen asks two or three of
 * them something, and to build all of them takes a slow computer as long as to draw a list.
 */
export function onUse<Schema extends object>(build: () => Schema): Schema {
  let built: Schema | undefined;
  const schema = () => (built ??= build());
  return new Proxy({} as Schema, {
    // By which yup knows its own.
    getPrototypeOf: () => Reflect.getPrototypeOf(schema()),
    has: (_, key) => key in schema(),
    get(_, key) {
      const value: unknown = Reflect.get(schema(), key);
      return typeof value === 'function' ? (value as () => unknown).bind(schema()) : value;
    },
  });
}

/** A body or a form: fields that it does not know are refused by name. */
export const record = <Fields extends ObjectShape>(fields: Fields) => object(fields).label('Body').noUnknown();
