/** The type of a column, whether it may be null, and whether the database fills it. */
type Column = { value: string; isNullable: boolean; filled: 'always' | 'unless stated' | 'never' };

/** The columns of each table by name, in words. */
export type Tables = Record<string, Record<string, string>>;

/** Describes a column in words, so that a difference reads in one line: "decimal, filled always". */
export const inWords = ({ value, isNullable, filled }: Column) =>
  [`${value}${isNullable ? ' or null' : ''}`, ...(filled === 'never' ? [] : [`filled ${filled}`])].join(', ');
