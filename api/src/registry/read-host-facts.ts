import { join } from 'node:path';
import { type HostFacts } from '@siteledger/platform/contract';
import { readDoors } from '@siteledger/platform/registry';
import { REMOTE_HOST } from '@siteledger/shared-lib/domain';
import { buildApp } from '../app';
import { type Config } from '../config';
import { type OpenDatabase } from '../db/database';
import { describedOperations } from '../http/openapi/described-operations';

/** The facts that releases of remotes are checked against, without serving: this version's shell and API operations. */
export async function readHostFacts(config: Config, database: OpenDatabase, clock: () => Date): Promise<HostFacts> {
  const app = await buildApp({ config, database, clock });
  const operations = describedOperations(app.description());
  await app.close();
  return { host: REMOTE_HOST, doors: await readDoors(join(config.rootDir, 'shell/dist')), operations };
}
