/** The query parameters of the address at page load. */
export const query = new URLSearchParams(location.search);
