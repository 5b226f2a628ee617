/** The address of a database of the tests' cluster for the role that servers have there; it owns nothing. */
export function serverUrl(url: string) {
  const address = new URL(url);
  address.username = 'siteledger_server';
  return address.toString();
}
