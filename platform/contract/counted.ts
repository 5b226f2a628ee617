/** "1 invoice", "2 invoices"; `many` where an s does not do. */
export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
