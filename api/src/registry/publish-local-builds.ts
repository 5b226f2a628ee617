import { createHash } from 'node:crypto';
import { type RemoteRelease } from '@siteledger/shared-lib/domain';
import { type Environment } from '../config';
import { type Db } from '../db/database';
import { transaction } from '../db/transaction';
import { findLocalBuilds, type LocalBuild, wrongFiles } from './local-build';
import { findDigest, findSetting, insertRelease, insertSetting } from './queries';
import { releaseUrl, storeFiles } from './release-files';

export type Published = { name: string; version: string; problem?: string };

type Target = { db: Db; rootDir: string; releasesDir: string; environment: Environment };

const PUBLISHER = 'local build';

/**
 * Publishes every remote that is built on this machine and lets this environment run it. What breaks a rule is left out and
 * said why: a file that is not what its build says, a version that exists with other bytes.
 */
export async function publishLocalBuilds(target: Target): Promise<Published[]> {
  const published: Published[] = [];
  for (const build of await findLocalBuilds(target.rootDir)) {
    const { name, version } = build.release;
    published.push({ name, version, problem: await publish(target, build) });
  }
  return published;
}

async function publish({ db, releasesDir, environment }: Target, build: LocalBuild): Promise<string | undefined> {
  const { release } = build;
  const wrong = await wrongFiles(build);
  if (wrong.length > 0) return `its build is damaged: ${wrong.join(', ')}`;

  const digest = digestOf(release);
  return transaction(db, async (trx) => {
    const known = await findDigest(trx, release.name, release.version);
    if (known !== undefined && known !== digest) return `version ${release.version} exists with other bytes`;
    await storeFiles(releasesDir, build);
    if (known === undefined) {
      await insertRelease(trx, {
        release,
        base_url: releaseUrl(release.name, release.version),
        digest,
        published_by: PUBLISHER,
      });
    }
    await run(trx, environment, release);
    return undefined;
  });
}

// A remote that somebody has disabled stays disabled, whatever is built.
async function run(db: Db, environment: Environment, { name, version }: RemoteRelease) {
  const setting = await findSetting(db, environment, name);
  if (setting?.version === version) return;
  await insertSetting(db, {
    environment,
    remote: name,
    version,
    enabled: setting?.enabled ?? true,
    reason: 'Built on this machine',
    changed_by: PUBLISHER,
  });
}

// Two builds of the same bytes differ in their build id and perhaps in the commit.
function digestOf({ buildId: _buildId, commit: _commit, ...rest }: RemoteRelease) {
  return createHash('sha384').update(JSON.stringify(rest)).digest('base64');
}
