const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** How many there are, for people: "12,345". */
export const formatCount = (count: number) => wholeNumber.format(count);

/** How many rows there are, for people: "1 row", "12,345 rows". */
export const formatRows = (count: number) => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`;
