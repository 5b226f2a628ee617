/** Address of a database in the tests' cluster for the servers' role, which owns nothing. */
export function serverUrl(url: string) {
  const address = new URL(url);
  address.username = 'siteledger_server';
  return address.toString();
}
