import {
  type Access,
  type Call,
  type Follower,
  readStatesWithoutCentral,
  refuseElsewhere,
  type RegistryInputs,
  type Reply,
  hostFactsReader,
} from '@siteledger/platform/registry';
import { type EnvironmentState } from '@siteledger/platform/contract';
import {
  isGranted,
  type Permission,
  REMOTE_HOST,
  remoteSettingSchema,
  settingPreviewSchema,
} from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { type Config, type Environment } from '../config';
import { type Db } from '../db/database';
import { addressKey } from '../http/limits/address-key';
import { audit } from '../http/changes/audit';
import { bearerOf, callerOf } from '../http/request/authenticate';
import { describedOperations } from '../http/openapi/described-operations';
import { notFound } from '../http/errors/errors';
import { type App } from '../http/request/fastify-types';
import { accepted, all, created, type DescribedReply, file, message, one } from '../http/openapi/openapi-replies';
import { ifMatch } from '../http/changes/version';
import { mailDigest } from './mail-digest';
import { findUserId } from './visitors.queries';
import { MANAGES_REMOTES, REGISTRY_PRODUCT } from './registry-product';

const PERMISSIONS: Readonly<Record<Access, Permission>> = {
  anybody: 'public',
  'signed in': 'authenticated',
  users: 'member',
  manage: MANAGES_REMOTES,
  publish: 'remote.publish',
  'publish token': 'public',
};

/** The server's inputs to the registry: the caller and their permissions, and how routes are declared. */
export const registryInputs = (
  app: App,
  db: Db,
  { environment, stableAfter }: Pick<Config, 'environment' | 'stableAfter'>,
  { shellDir, follower }: { shellDir: string; follower: Follower | undefined },
): RegistryInputs => {
  const hostFacts = hostFactsIn(app, shellDir);
  return {
    ...REGISTRY_PRODUCT,
    environment,
    stableAfter,
    follower,
    environmentOf: () => environment,
    standingOf: async (request) => ({
      environments: await statesBy(request, environment, follower !== undefined),
      registry: (await follower?.state()) ?? { kind: 'embedded' },
    }),
    requireOwn: (one) => refuseElsewhere(environment, one),
    environmentsOf: () => [environment],
    hostFacts,
    findHostFacts: hostFacts,
    targetsOf: async () => [{ environment, hostFacts: await hostFacts() }],
    schemas: { setting: remoteSettingSchema, preview: settingPreviewSchema },
    callOf,
    visitorOf: (request) => callerOf(request, db, request.context.now),
    tokenOf: bearerOf,
    actAs,
    rules: (access, conduct) => ({
      permission: PERMISSIONS[access],
      ...conduct,
      ...(access === 'publish token' && { takesPublishToken: true }),
    }),
    describe: (summary, ...replies) => ({ summary, reply: replies.map(describeReply) }),
  };
};

// While the central registry is unreachable, the states of other environments are unknown.
async function statesBy(request: FastifyRequest, own: Environment, isFollowing: boolean): Promise<EnvironmentState[]> {
  const { db, now } = request.context;
  const states = await readStatesWithoutCentral({ db, now, product: REGISTRY_PRODUCT }, own);
  if (!isFollowing) return states;
  return states.map((state) => ({
    ...state,
    can_change: false,
    connection: state.environment === own ? state.connection : 'unknown',
  }));
}

/** The facts of this server that a release is checked against. */
export const hostFactsIn = (app: App, shellDir: string) =>
  hostFactsReader({ host: REMOTE_HOST, shellDir, operations: () => describedOperations(app.description()) });

function callOf(request: FastifyRequest): Call {
  const { context } = request;
  const { db, user, sessionId, requestId, now, today, realUser } = context;
  return {
    ...{ db, user, sessionId, requestId, now, today },
    mailDigest: mailDigest(user.email),
    address: addressKey(request.ip),
    expectedRevision: ifMatch(request),
    personUuid: (realUser ?? user).uuid,
    mayPublish: isGranted(user.permissions, 'remote.publish'),
    audit: (trx, entry) => audit(trx, context, entry),
  };
}

async function actAs(request: FastifyRequest, { uuid, name }: { uuid: string; name: string }) {
  const { context } = request;
  const id = await findUserId(context.db, uuid);
  if (id === undefined) throw notFound('User');
  request.context = { ...context, user: { ...context.user, id, uuid, name } };
}

function describeReply(reply: Reply): DescribedReply {
  if (reply.data === 'message') return message();
  if (reply.data === 'events') return file('text/event-stream');
  if (reply.data === 'all') return all(reply.type);
  return { 200: one, 201: created, 202: accepted }[reply.status](reply.type);
}
