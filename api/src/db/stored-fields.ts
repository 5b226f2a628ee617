// A value or null; undefined would be omitted from the statement.
type Stored = string | number | boolean | object | null;

/**
 * The columns for all fields of a body, so that a field added to the schema does not compile until it is stored.
 * `Columns` maps a field to a column of another name, or to `never` when this statement does not store it: because
 * another table does, or because the field controls how others are stored.
 *
 *     const values = { name: input.name, … } satisfies StoredFields<ClientInput, { end_customer: 'end_customer_id' }>;
 *
 * It also checks a record merged with a partial body, where omitted fields keep their value.
 */
export type StoredFields<Input, Columns extends { [Field in keyof Input]?: string } = Record<never, never>> = Record<
  string,
  unknown
> & {
  [Field in keyof Input as Field extends keyof Columns ? Columns[Field] & string : Field]-?: Stored;
};
