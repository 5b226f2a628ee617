/** What a column holds, whether it may be empty, and whether the database fills it. */
type Column = { value: string; isNullable: boolean; filled: 'always' | 'unless stated' | 'never' };

/** The columns of each table by their names, in words. */
export type Tables = Record<string, Record<string, string>>;

/** A column in words, so that what differs is read in one line: "decimal, filled always". */
export const inWords = ({ value, isNullable, filled }: Column) =>
  [`${value}${isNullable ? ' or null' : ''}`, ...(filled === 'never' ? [] : [`filled ${filled}`])].join(', ');
