import {
  type EnvironmentName,
  ENVIRONMENTS,
  PUBLICATION_MAX,
  markStableSchema,
  publicationSchema,
  releaseSelectionSchema,
  revocationSchema,
  rollbackSchema,
} from '@siteledger/platform/contract';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { notFound, refuseUnknown } from '../errors';
import { type App, type ManagementInputs } from './inputs';
import { type Context } from '../product';
import { lockRoutes } from './lock-routes';
import { placesRoutes } from './place-routes';
import { all, created, message, one } from './replies';
import { answerChange, changeReplies } from './answer-change';
import { changeSetting, rollBack, selectRelease } from '../change/change-setting';
import { type Target } from '../change/target';
import { explainToTeam } from '../show/explanation';
import { markStable } from '../change/mark-stable';
import { readMatrix } from '../show/matrix';
import { publish } from '../releases/publish';
import { readRunning } from '../releases/running';
import { asPublisher, environmentsOfToken, ownToken, requireEnvironmentsOfToken } from './as-publisher';
import { requestRoutes } from './request-routes';
import { publishTokenRoutes } from './token-routes';
import { isRemoteKnown } from '../store/releases.queries';
import { revokeRelease } from '../change/revoke-release';
import { readImpact } from '../show/setting-impact';
import { selectHistory } from '../store/settings.queries';
import { type Db } from '../store/tables';

const HISTORY_LENGTH = 200;

/** Admits only a publish token. */
type AsPublisher = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** The registry's routes for admins and release pipelines. docs/remotes.md#switch-roll-out-roll-back */
export function registryManagementRoutes(
  app: App,
  inputs: ManagementInputs,
  isPublisher: AsPublisher = asPublisher(inputs),
) {
  const { schemas, describe, rules } = inputs;
  const contextOf = (request: FastifyRequest): Context => ({ ...inputs.callOf(request), product: inputs });
  const manage = rules('manage');
  const manageOnce = rules('manage', { idempotent: true });
  // No session: the token alone identifies the publisher.
  const byToken = { config: rules('publish token'), onRequest: isPublisher };

  async function lookedAt(request: FastifyRequest): Promise<Target> {
    const { name = '', env = '' } = request.params as Record<string, string | undefined>;
    const found = ENVIRONMENTS.find((one) => one === env);
    const { db, expectedRevision } = contextOf(request);
    if (!found || !(await isRemoteKnown(db, name))) throw notFound('Remote');
    const hostFacts = async (own: Db) => (await inputs.findHostFacts(own, found)) ?? refuseUnknown(found);
    return { environment: found, remote: name, expected: expectedRevision, hostFacts };
  }

  async function targetOf(request: FastifyRequest): Promise<Target> {
    const target = await lookedAt(request);
    inputs.requireOwn(target.environment);
    return target;
  }

  // Checked first, so that no release is stored when its selection would be refused.
  async function requireSelectable(request: FastifyRequest, environments: readonly EnvironmentName[]) {
    const { db, today } = contextOf(request);
    requireEnvironmentsOfToken(request, { environments, today });
    for (const environment of environments) {
      inputs.requireOwn(environment);
      if (!(await inputs.findHostFacts(db, environment))) refuseUnknown(environment);
    }
  }

  publishTokenRoutes(app, inputs, contextOf);
  requestRoutes(app, inputs, { contextOf, targetOf });
  placesRoutes(app, inputs, { contextOf, lookedAt, targetOf });
  lockRoutes(app, inputs, { contextOf, targetOf });

  /** The matrix of remotes and environments: `{data: RemoteMatrix}`. */
  app.get(
    '/remotes/environments',
    { config: manage, schema: describe('Remotes in every environment', one('RemoteMatrix')) },
    async (request) => {
      const context = contextOf(request);
      const environment = inputs.environmentOf(request);
      const known = { environment, ...(await inputs.standingOf(request)) };
      return { data: await readMatrix(context, known, (one) => inputs.findHostFacts(context.db, one)) };
    },
  );

  /** The newest 200 revisions of a remote in an environment, newest first: `{data: RemoteSetting[]}`. */
  app.get(
    '/remotes/:name/environments/:env/history',
    { config: manage, schema: describe('Who changed a remote, when and why', all('RemoteSetting')) },
    async (request) => {
      const target = await lookedAt(request);
      return { data: await selectHistory(contextOf(request).db, target.environment, target.remote, HISTORY_LENGTH) };
    },
  );

  /** The effect of a change before it is made: `{data: SettingImpact}`. */
  app.post(
    '/remotes/:name/environments/:env/impact',
    {
      config: manage,
      schema: { body: schemas.preview, ...describe('Preview a change of a remote', one('SettingImpact')) },
    },
    async (request) => ({ data: await readImpact(contextOf(request), await targetOf(request), request.body) }),
  );

  /**
   * Switches, pins or rolls out: `{data: RemoteSetting}`, or 202 `{data: RemoteRequest}` when a second person must
   * confirm; `If-Match` is the revision last seen, an outdated one is 409.
   */
  app.put(
    '/remotes/:name/environments/:env',
    {
      config: manage,
      schema: { body: schemas.setting, ...describe('Change a remote in an environment', ...changeReplies) },
    },
    async (request, reply) =>
      answerChange(reply, await changeSetting(contextOf(request), await targetOf(request), request.body)),
  );

  /** Adds a revision that equals an earlier one: `{data: RemoteSetting}`; `If-Match` as above. */
  app.post(
    '/remotes/:name/environments/:env/rollback',
    {
      config: manageOnce,
      schema: { body: rollbackSchema, ...describe('Roll a remote back in an environment', ...changeReplies) },
    },
    async (request, reply) =>
      answerChange(reply, await rollBack(contextOf(request), await targetOf(request), request.body)),
  );

  /**
   * Publishes a release: 201, or 200 when it is already stored with the same bytes; 409 with other bytes; 422 with the
   * gate's report on `release`. Needs a publish token for the remote and for the `environments` that the release is
   * meant for; 403 says what is missing.
   */
  app.post(
    '/remotes/:name/releases',
    {
      ...byToken,
      bodyLimit: PUBLICATION_MAX,
      schema: {
        body: publicationSchema,
        ...describe('Publish a release of a remote', one('PublicationReport'), created('PublicationReport')),
      },
    },
    async (request, reply) => {
      if (request.body.release.name !== request.params.name) throw notFound('Remote');
      await requireSelectable(request, request.body.environments ?? []);
      const report = await publish(contextOf(request), request.body, await inputs.targetsOf(request));
      if (report.is_new) reply.code(201);
      return { data: report };
    },
  );

  /** Selects a release for everybody, or for a percentage: `{data: RemoteSetting}`; needs a publish token as above. */
  app.post(
    '/remotes/:name/environments/:env/selection',
    {
      ...byToken,
      schema: { body: releaseSelectionSchema, ...describe('Select a release of one’s own remote', ...changeReplies) },
    },
    async (request, reply) => {
      const target = { ...(await targetOf(request)), expected: 'latest' as const };
      return answerChange(reply, await selectRelease(contextOf(request), target, request.body));
    },
  );

  /**
   * The facts the running releases were built against, in the environments of a publish token: `{data:
   * RunningRelease[]}`.
   */
  app.get(
    '/remotes/running',
    { ...byToken, schema: describe('What running releases need of a shell', all('RunningRelease')) },
    async (request) => ({ data: await readRunning(contextOf(request).db, environmentsOfToken(request)) }),
  );

  /**
   * The permissions of the call's publish token: `{data: OwnPublishToken}`; 403 when it is expired, revoked or unknown.
   */
  app.get(
    '/remotes/token',
    { ...byToken, schema: describe('What a publish token may do', one('OwnPublishToken')) },
    (request) => ({ data: ownToken(request) }),
  );

  /**
   * Explains what users see of a remote in the environments of a publish token, and why: `{data:
   * EnvironmentExplanation[]}`.
   */
  app.get(
    '/remotes/:name/explanation',
    { ...byToken, schema: describe('Why people see what they see of one’s own remote', all('EnvironmentExplanation')) },
    async (request) => {
      const { environments } = await inputs.standingOf(request);
      const states = environments.filter(({ environment }) => environmentsOfToken(request).includes(environment));
      const { name: remote = '' } = request.params;
      return {
        data: await explainToTeam(contextOf(request).db, { remote, states, findHostFacts: inputs.findHostFacts }),
      };
    },
  );

  /** Revokes a release for good: `{message}`; 409 while it is selected or rolled out somewhere. */
  app.post(
    '/remotes/:name/releases/:version/revocation',
    {
      config: manageOnce,
      schema: { body: revocationSchema, ...describe('Revoke a release', message) },
    },
    async (request) => {
      const { name = '', version = '' } = request.params;
      const { reason } = request.body;
      return revokeRelease(contextOf(request), { name, version, reason }, inputs.environmentsOf());
    },
  );

  /**
   * Marks a release as stable where it has run: `{message}`; 409 when it already is, or was rolled back from or
   * revoked.
   */
  app.post(
    '/remotes/:name/environments/:env/releases/:version/good',
    {
      config: manageOnce,
      schema: { body: markStableSchema, ...describe('Mark a release as stable', message) },
    },
    async (request) => {
      const { environment: there, remote } = await targetOf(request);
      const version = request.params.version ?? '';
      return markStable(contextOf(request), { environment: there, remote, version }, request.body.reason);
    },
  );
}
