import { createHash } from 'node:crypto';
import { type ListedRemote, type RemoteListing } from '@siteledger/shared-lib/domain';
import { type Environment } from '../config';
import { type Db } from '../db/database';
import { type RunningRemote, selectRunningRemotes } from './queries';

/** The enabled remotes of an environment, and a tag that changes when the answer does. */
export async function readListing(db: Db, environment: Environment): Promise<{ listing: RemoteListing; etag: string }> {
  const running = await selectRunningRemotes(db, environment);
  const revision = Math.max(0, ...running.map((remote) => remote.revision));
  const remotes = running.filter((remote) => remote.enabled).map(listed);
  const listing = { environment, revision, remotes };
  const etag = `"${createHash('sha256').update(JSON.stringify(listing)).digest('base64url')}"`;
  return { listing, etag };
}

function listed({ base_url, release }: RunningRemote): ListedRemote {
  const { name, version, entry, container, files, routes, nav, requires, owner } = release;
  return { name, version, base_url, entry, container, files, descriptor: { routes, nav, requires, owner } };
}
