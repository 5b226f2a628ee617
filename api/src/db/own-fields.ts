/** The fields of a body stored in columns of the same name: all but references. */
export type OwnFields<Input> = Omit<Input, `${string}_uuid`>;

type Stored<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value;

/** Their names, in the order of the schema. */
export const ownFields = <Input>({ fields }: { fields: object }) =>
  Object.keys(fields).filter((name) => !name.endsWith('_uuid')) as (keyof OwnFields<Input> & string)[];

/** These fields as columns; omitted ones are null. */
export const ownColumns = <Input>(schema: { fields: object }, input: OwnFields<Input>) =>
  Object.fromEntries(ownFields<Input>(schema).map((name) => [name, input[name] ?? null])) as {
    [Field in keyof OwnFields<Input>]-?: Stored<OwnFields<Input>[Field]>;
  };
