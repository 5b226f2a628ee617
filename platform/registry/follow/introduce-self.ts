import { type EnvironmentName } from '@siteledger/platform/contract';
import { selectGoodRows } from '../good/good-releases.queries';
import { selectPolicies } from '../policies/policies.queries';
import { FOLLOWERS, type Introduction } from '../protocol';
import { packRelease } from '../releases/store-copy';
import { selectOpenRequests } from '../requests/requests.queries';
import { selectAllRevisions } from '../settings/settings.queries';
import { type Db } from '../tables';
import { type Link, NoAnswer } from './link';
import { selectReleaseFacts, selectTokensFor } from './following.queries';

/** Brings what this installation has run by itself to a registry that knows nothing of its environment: nothing is lost. */
export async function introduceSelf(db: Db, link: Link, environment: EnvironmentName) {
  for (const facts of await selectReleaseFacts(db)) {
    const packed = await packRelease(db, facts);
    await send(link, '/copies', { ...packed, facts });
  }
  await send(link, '/introduction', await ownPast(db, environment));
}

async function send(link: Link, path: string, body: object) {
  const { status, body: answer } = await link.call({ method: 'POST', path: FOLLOWERS + path, body });
  if (status !== 200)
    throw new NoAnswer(`it does not take what this installation brings: ${JSON.stringify(answer)}`, 'not done');
}

async function ownPast(db: Db, environment: EnvironmentName): Promise<Introduction> {
  const requests = (await selectOpenRequests(db)).filter((one) => one.environment === environment);
  return {
    settings: await selectAllRevisions(db, environment),
    good: await selectGoodRows(db, environment),
    requests: requests.map(({ uuid, remote, based_on, setting, requested_by, requested_by_uuid, requested_at }) => ({
      ...{ uuid, remote, based_on, setting, requested_by, requested_by_uuid, requested_at },
    })),
    policies: (await selectPolicies(db, environment)).map(({ environment: _own, ...policy }) => policy),
    tokens: await selectTokensFor(db, environment),
  };
}
