/** An amount as the screens show it; the text is never made a number, so that every sen is compared. */
export const rm = (amount: string) => `RM ${amount.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;
