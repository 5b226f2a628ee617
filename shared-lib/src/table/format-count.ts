const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** How many there are, for people: "12,345". */
export const formatCount = (count: number) => wholeNumber.format(count);
