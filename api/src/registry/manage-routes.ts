import {
  type EnvironmentName,
  ENVIRONMENTS,
  PUBLICATION_MAX,
  goodReleaseSchema,
  type GoodAfter,
  publicationSchema,
  releaseSelectionSchema,
  type RemoteRequest,
  remoteReportsSchema,
  type RemoteSetting,
  revocationSchema,
  rollbackSchema,
} from '@siteledger/platform/contract';
import { remoteSettingSchema, settingPreviewSchema } from '@siteledger/shared-lib/domain';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { describedOperations } from '../http/described-operations';
import { notFound } from '../http/errors';
import { type App } from '../http/fastify-types';
import { accepted, all, created, message, one } from '../http/openapi-replies';
import { ifMatch } from '../http/version';
import { changeSetting, type Place, rollBack, selectRelease } from './settings/change-setting';
import { callGood } from './good/call-good';
import { noteGood } from './good/note-good';
import { insertReports, notePresence } from './health/queries';
import { readMatrix } from './settings/matrix';
import { publish } from './releases/publish';
import { asPublisher } from './tokens/as-publisher';
import { requestRoutes } from './requests/routes';
import { publishTokenRoutes } from './tokens/routes';
import { isRemoteKnown } from './releases/queries';
import { revokeRelease } from './releases/revoke-release';
import { readImpact } from './settings/setting-impact';
import { selectHistory } from './settings/queries';

const HISTORY_LENGTH = 200;

const manage = { permission: 'remote.manage' } as const;

// What is in force now; or 202 with what a second person has to confirm.
const changed = [one('RemoteSetting'), accepted('RemoteRequest')];

function answer(reply: FastifyReply, { setting, request }: { setting?: RemoteSetting; request?: RemoteRequest }) {
  if (request) reply.code(202);
  return { data: request ?? setting };
}

// Without a session: the token alone says who publishes.
const byToken = { config: { permission: 'public', takesPublishToken: true }, onRequest: asPublisher } as const;

export type RegistrySettings = { environment: EnvironmentName; shellDir: string; goodAfter: GoodAfter };

/** What admins and release trains do with the registry. Architecture §3. */
export function registryManagementRoutes(app: App, { environment, shellDir, goodAfter }: RegistrySettings) {
  async function placeOf(request: FastifyRequest): Promise<Place> {
    const { name = '', env = '' } = request.params as Record<string, string | undefined>;
    const found = ENVIRONMENTS.find((one) => one === env);
    if (!found || !(await isRemoteKnown(request.context.db, name))) throw notFound('Remote');
    return { environment: found, remote: name, expected: ifMatch(request), shellDir };
  }

  publishTokenRoutes(app);
  requestRoutes(app, placeOf);

  /** The matrix of remotes and environments: `{data: RemoteMatrix}`. */
  app.get(
    '/remotes/environments',
    { config: manage, schema: { summary: 'Remotes in every environment', reply: one('RemoteMatrix') } },
    async ({ context }) => ({ data: await readMatrix(context, environment) }),
  );

  /** Every revision of a remote in an environment, newest first: `{data: RemoteSetting[]}`. */
  app.get(
    '/remotes/:name/environments/:env/history',
    { config: manage, schema: { summary: 'Who changed a remote, when and why', reply: all('RemoteSetting') } },
    async (request) => {
      const place = await placeOf(request);
      return { data: await selectHistory(request.context.db, place.environment, place.remote, HISTORY_LENGTH) };
    },
  );

  /** What a change would do, before it is made: `{data: SettingImpact}`. */
  app.post(
    '/remotes/:name/environments/:env/impact',
    {
      config: manage,
      schema: { body: settingPreviewSchema, summary: 'Preview a change of a remote', reply: one('SettingImpact') },
    },
    async (request) => ({ data: await readImpact(request.context, await placeOf(request), request.body) }),
  );

  /** Switches, pins or rolls out: `{data: RemoteSetting}`, or 202 `{data: RemoteRequest}` where a second person confirms; `If-Match` is the revision seen last, a stale one is 409. */
  app.put(
    '/remotes/:name/environments/:env',
    {
      config: manage,
      schema: { body: remoteSettingSchema, summary: 'Change a remote in an environment', reply: changed },
    },
    async (request, reply) => answer(reply, await changeSetting(request.context, await placeOf(request), request.body)),
  );

  /** A new revision that equals an earlier one: `{data: RemoteSetting}`; `If-Match` as above. */
  app.post(
    '/remotes/:name/environments/:env/rollback',
    {
      config: { ...manage, idempotent: true },
      schema: { body: rollbackSchema, summary: 'Roll a remote back in an environment', reply: changed },
    },
    async (request, reply) => answer(reply, await rollBack(request.context, await placeOf(request), request.body)),
  );

  /**
   * Publishes a release: 201, or 200 when it was here with the same bytes; 409 with other bytes; 422 with the gate's report on
   * `release`. Asks for a publish token that is for the remote; 403 says what it lacks.
   */
  app.post(
    '/remotes/:name/releases',
    {
      ...byToken,
      bodyLimit: PUBLICATION_MAX,
      schema: {
        body: publicationSchema,
        summary: 'Publish a release of a remote',
        reply: [one('PublicationReport'), created('PublicationReport')],
      },
    },
    async (request, reply) => {
      if (request.body.release.name !== request.params.name) throw notFound('Remote');
      const operations = describedOperations(app.description());
      const report = await publish(request.context, request.body, { shellDir, operations });
      if (report.is_new) reply.code(201);
      return { data: report };
    },
  );

  /** Selects a release for everybody, or for a percentage: `{data: RemoteSetting}`; asks for a publish token as above. */
  app.post(
    '/remotes/:name/environments/:env/selection',
    {
      ...byToken,
      schema: {
        body: releaseSelectionSchema,
        summary: 'Select a release of one’s own remote',
        reply: changed,
      },
    },
    async (request, reply) => {
      const place = { ...(await placeOf(request)), expected: 'latest' as const };
      return answer(reply, await selectRelease(request.context, place, request.body));
    },
  );

  /** Takes a release out of use for good: `{message}`; 409 while it runs somewhere. */
  app.post(
    '/remotes/:name/releases/:version/revocation',
    {
      config: { ...manage, idempotent: true },
      schema: { body: revocationSchema, summary: 'Revoke a release', reply: message() },
    },
    async ({ context, params, body }) => revokeRelease(context, params.name ?? '', params.version ?? '', body.reason),
  );

  /** Calls a release good where it has run: `{message}`; 409 when it is, or was rolled back from or revoked. */
  app.post(
    '/remotes/:name/environments/:env/releases/:version/good',
    {
      config: { ...manage, idempotent: true },
      schema: { body: goodReleaseSchema, summary: 'Call a release good', reply: message() },
    },
    async (request) => {
      const { environment: there, remote } = await placeOf(request);
      const version = request.params.version ?? '';
      return callGood(request.context, { environment: there, remote, version }, request.body.reason);
    },
  );

  /** What browsers saw of remotes: loads, failures by kind, web vitals, and where they are at work: `{message}`. */
  app.post(
    '/remotes/events',
    {
      config: { permission: 'authenticated', isReport: true },
      schema: { body: remoteReportsSchema, summary: 'Report on remotes', reply: message() },
    },
    async ({ context, body: { events } }) => {
      // Whoever impersonates others remains one person.
      const { id: personId } = context.realUser ?? context.user;
      const seen = { environment, sessionId: context.sessionId, personId, now: context.now };
      const stored = await insertReports(context.db, events, seen);
      await noteGood(context, environment, stored, goodAfter);
      const active = events.filter(({ kind }) => kind === 'active').map(({ remote }) => remote);
      if (active.length > 0) await notePresence(context.db, active, seen);
      return { message: 'Noted.' };
    },
  );
}
