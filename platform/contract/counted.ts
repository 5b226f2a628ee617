/** "1 invoice", "2 invoices"; `many` is the plural when adding an s is not enough. */
export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
