/** Adds thousands separators to an amount. It stays a text, so that every sen is compared. */
export const grouped = (amount: string) => amount.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** An amount as the screens show it. */
export const rm = (amount: string) => `RM ${grouped(amount)}`;
