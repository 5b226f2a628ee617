// A value or null; a value that may be undefined is one that a statement leaves out.
type Stored = string | number | boolean | object | null;

/**
 * What a statement stores of the fields that a body may have: a column for every one of them, so that a field added to the
 * schema does not compile until it is stored. `Columns` names the column of a field that is called otherwise, and `never`
 * for a field that this statement does not store: it is kept in another table, or says how to store the others.
 *
 *     const values = { name: input.name, … } satisfies StoredFields<ClientInput, { end_customer: 'end_customer_id' }>;
 *
 * The same holds for a record that a partial body is laid over: a field that is not sent keeps its value.
 */
export type StoredFields<Input, Columns extends { [Field in keyof Input]?: string } = Record<never, never>> = Record<
  string,
  unknown
> & {
  [Field in keyof Input as Field extends keyof Columns ? Columns[Field] & string : Field]-?: Stored;
};
