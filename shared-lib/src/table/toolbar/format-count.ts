const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Formats a number: "12,345". */
export const formatCount = (count: number) => wholeNumber.format(count);

/** Formats a number of rows: "1 row", "12,345 rows". */
export const formatRows = (count: number) => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`;
