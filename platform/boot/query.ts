/** What the address asked for when the page came. */
export const query = new URLSearchParams(location.search);
