/** Runs once after all API tests. */
// eslint-disable-next-line import-x/no-default-export -- Jest asks for it
export default async function stopDatabases() {
  globalThis.siteledgerCluster?.stop();
}
