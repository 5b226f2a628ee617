import { createHash } from 'node:crypto';
import { type EnvironmentName, type RemoteSetting } from '@siteledger/platform/contract';
import { selectPolicies } from '../../store/policies.queries';
import { selectStableHistory } from '../../store/stable-releases.queries';
import { type EnvironmentRecord } from '../protocol';
import { selectReleasesByVersion } from '../../store/releases.queries';
import { selectOpenRequests } from '../../store/requests.queries';
import { selectAllRevisions } from '../../store/settings.queries';
import { type Db } from '../../store/tables';
import { findJournalHead } from './journal.queries';
import { selectAccounts } from './people.queries';

type Named = Pick<RemoteSetting, 'remote' | 'release' | 'rollout'> & { halted?: string | null };

const releasesIn = ({ remote, release, rollout, halted }: Named) =>
  [release, rollout?.release, halted].flatMap((version) => (version ? [{ name: remote, version }] : []));

/**
 * Everything that an environment's servers need to run without this registry, with a tag that changes when it does.
 * People are named by their accounts in that environment.
 */
export async function readState(db: Db, environment: EnvironmentName) {
  const settings = await selectAllRevisions(db, environment);
  const requests = (await selectOpenRequests(db)).filter((request) => request.environment === environment);
  const accounts = await selectAccounts(db, environment);
  const accountOf = (person: string) => accounts.get(person) ?? person;
  // Releases of open requests are included, so that they are present before they are confirmed.
  const named = [...settings, ...requests.map(({ remote, setting }) => ({ remote, ...setting }))].flatMap(releasesIn);
  const releases = await selectReleasesByVersion(db, [
    ...new Map(named.map((one) => [`${one.name} ${one.version}`, one])).values(),
  ]);
  const state: EnvironmentRecord = {
    schema: 1,
    environment,
    releases: releases
      .sort((one, other) => one.id - other.id)
      .map(({ name, version, base_url, digest, published_by, published_by_uuid, published_at, revoked }) => ({
        ...{ name, version, base_url, digest, published_by, published_at, revoked },
        published_by_uuid: published_by_uuid && accountOf(published_by_uuid),
      })),
    settings,
    good: await selectStableHistory(db, environment),
    requests: requests.map(({ uuid, remote, based_on, setting, requested_by, requested_by_uuid, requested_at }) => ({
      ...{ uuid, remote, based_on, setting, requested_by, requested_at },
      requested_by_uuid: accountOf(requested_by_uuid),
    })),
    policies: (await selectPolicies(db, environment)).map(({ environment: _own, ...policy }) => ({
      ...policy,
      requested_by_uuid: accountOf(policy.requested_by_uuid),
    })),
    journal: await findJournalHead(db, environment),
  };
  const tag = `"${createHash('sha256').update(JSON.stringify(state)).digest('base64url')}"`;
  return { state, tag };
}
