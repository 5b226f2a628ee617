import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { type At, type CallOf } from './call-of';
import { IDLE_REMOTE, REMOTE } from './world';

const PLACE = `/remotes/${REMOTE}/environments/development`;
const setting = { enabled: true, release: '1.1.0' };
const reason = 'Because';
// A remote of its own, so that its first release does not affect other requests.
const IDLE_PLACE = `/remotes/${IDLE_REMOTE}/environments/development`;

const byColleague = ({ world: { colleague } }: At) => ({
  requested_by: colleague.user.name,
  requested_by_uuid: colleague.user.uuid,
});

/** A release requested by another person. */
async function waitingRequest(at: At) {
  if (!at.caller) return 'none';
  const place = { environment: 'development', remote: IDLE_REMOTE } as const;
  const open = await at.db
    .selectFrom('registry.remote_requests')
    .select('uuid')
    .where('decision', 'is', null)
    .executeTakeFirst();
  if (open) return open.uuid;
  const wanted = { enabled: true, disable_mode: 'drain', release: '1.0.0', rollout: null, message: null, until: null };
  const { uuid } = await at.db
    .insertInto('registry.remote_requests')
    .values({ ...place, ...byColleague(at), setting: JSON.stringify({ ...wanted, reason }) })
    .returning('uuid')
    .executeTakeFirstOrThrow();
  return uuid;
}

/** A valid request for every route of the registry that needs more than its path. */
export const REGISTRY_CALLS: Readonly<Record<string, CallOf>> = {
  'POST /remotes/events': () => ({
    path: '/remotes/events',
    body: { events: [{ remote: REMOTE, version: '1.0.0', kind: 'load', value: 12 }] },
  }),
  'GET /remotes/explanation/{uuid}': ({ world: { staff } }) => ({ path: `/remotes/explanation/${staff.user.uuid}` }),
  'POST /remotes/{name}/releases': () => ({
    path: `/remotes/${REMOTE}/releases`,
    body: publicationOf(buildRelease(REMOTE, { version: '1.2.0' })),
  }),
  'GET /remotes/{name}/explanation': () => ({ path: `/remotes/${REMOTE}/explanation` }),
  'POST /remotes/{name}/environments/{env}/selection': () => ({
    path: `${PLACE}/selection`,
    body: { release: '1.1.0', reason },
  }),
  'POST /remotes/tokens': () => ({
    path: '/remotes/tokens',
    body: { name: 'New train', remotes: [REMOTE], environments: ['development'], ends_on: '2026-12-31' },
  }),
  'POST /remotes/tokens/{uuid}/revocation': async ({ db }) => {
    const { uuid } = await db.selectFrom('registry.publish_tokens').select('uuid').executeTakeFirstOrThrow();
    return { path: `/remotes/tokens/${uuid}/revocation` };
  },
  'POST /remotes/{name}/environments/{env}/requests/{uuid}/confirmation': async (at) => ({
    path: `${IDLE_PLACE}/requests/${await waitingRequest(at)}/confirmation`,
  }),
  'POST /remotes/{name}/environments/{env}/requests/{uuid}/refusal': async (at) => ({
    path: `${IDLE_PLACE}/requests/${await waitingRequest(at)}/refusal`,
  }),
  'PUT /remotes/policies/{env}': () => ({ path: '/remotes/policies/development', body: { needs_second_person: true } }),
  'POST /remotes/{name}/environments/{env}/releases/{version}/good': () => ({
    path: `${PLACE}/releases/1.0.0/good`,
    body: { reason },
  }),
  'POST /remotes/{name}/releases/{version}/revocation': () => ({
    path: `/remotes/${REMOTE}/releases/1.1.0/revocation`,
    body: { reason },
  }),
  'PUT /remotes/{name}/environments/{env}': () => ({
    path: PLACE,
    body: { ...setting, reason },
    headers: { 'if-match': '1' },
  }),
  'GET /remotes/{name}/environments/{env}/places': () => ({ path: `${PLACE}/places` }),
  'PUT /remotes/{name}/environments/{env}/places': () => ({
    path: `${PLACE}/places`,
    body: { places: [], reason },
    headers: { 'if-match': '1' },
  }),
  'PUT /remotes/{name}/environments/{env}/lock': () => ({
    path: `${PLACE}/lock`,
    body: { until: null, reason },
    headers: { 'if-match': '1' },
  }),
  'POST /remotes/{name}/environments/{env}/impact': () => ({ path: `${PLACE}/impact`, body: setting }),
  'POST /remotes/{name}/environments/{env}/rollback': () => ({
    path: `${PLACE}/rollback`,
    body: { revision: 1, reason },
    headers: { 'if-match': '1' },
  }),
  'GET /remotes/{name}/environments/{env}/history': () => ({ path: `${PLACE}/history` }),
};
