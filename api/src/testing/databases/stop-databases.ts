import { rmSync } from 'node:fs';

/** Runs once after all API tests. */
// eslint-disable-next-line import-x/no-default-export -- Jest asks for it
export default function stopDatabases() {
  rmSync(process.env.REPLY_TYPES ?? '', { force: true });
  globalThis.siteledgerCluster?.stop();
}
