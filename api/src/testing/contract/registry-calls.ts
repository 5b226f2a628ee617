import { buildRelease, publicationOf } from '../local-builds';
import { type CallOf } from './valid-calls';
import { REMOTE } from './world';

const PLACE = `/remotes/${REMOTE}/environments/development`;
const setting = { enabled: true, release: '1.1.0' };
const reason = 'Because';

/** A valid call of every route of the registry that takes more than its path. */
export const REGISTRY_CALLS: Readonly<Record<string, CallOf>> = {
  'POST /remotes/events': () => ({
    path: '/remotes/events',
    body: { events: [{ remote: REMOTE, version: '1.0.0', kind: 'load', value: 12 }] },
  }),
  'POST /remotes/{name}/releases': () => ({
    path: `/remotes/${REMOTE}/releases`,
    body: publicationOf(buildRelease(REMOTE, { version: '1.2.0' })),
  }),
  'POST /remotes/{name}/environments/{env}/selection': () => ({
    path: `${PLACE}/selection`,
    body: { release: '1.1.0', reason },
  }),
  'POST /remotes/tokens': () => ({
    path: '/remotes/tokens',
    body: { name: 'New train', remotes: [REMOTE], environments: ['development'], ends_on: '2026-12-31' },
  }),
  'POST /remotes/tokens/{uuid}/revocation': async ({ db }) => {
    const { uuid } = await db.selectFrom('publish_tokens').select('uuid').executeTakeFirstOrThrow();
    return { path: `/remotes/tokens/${uuid}/revocation` };
  },
  'POST /remotes/{name}/releases/{version}/revocation': () => ({
    path: `/remotes/${REMOTE}/releases/1.1.0/revocation`,
    body: { reason },
  }),
  'PUT /remotes/{name}/environments/{env}': () => ({
    path: PLACE,
    body: { ...setting, reason },
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
