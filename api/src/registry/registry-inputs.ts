import { type Access, type Call, type RegistryInputs, type Reply } from '@siteledger/platform/registry';
import { isGranted, type Permission, remoteSettingSchema, settingPreviewSchema } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { type Config } from '../config';
import { type Db } from '../db/database';
import { addressKey } from '../http/address-key';
import { audit } from '../http/audit';
import { bearerOf, callerOf } from '../http/authenticate';
import { describedOperations } from '../http/described-operations';
import { notFound } from '../http/errors';
import { type App } from '../http/fastify-types';
import { accepted, all, created, type DescribedReply, file, message, one } from '../http/openapi-replies';
import { ifMatch } from '../http/version';
import { findUserId } from './queries';
import { REGISTRY_PRODUCT } from './registry-product';

const PERMISSIONS: Readonly<Record<Access, Permission>> = {
  anybody: 'public',
  'signed in': 'authenticated',
  users: 'member',
  manage: 'remote.manage',
  publish: 'remote.publish',
  'publish token': 'public',
};

/** What the registry asks of this server: who calls and what they may, and how a route says what it is. */
export const registryInputs = (
  app: App,
  db: Db,
  { environment, goodAfter, remoteOrigins }: Pick<Config, 'environment' | 'goodAfter' | 'remoteOrigins'>,
  { shellDir }: { shellDir: string },
): RegistryInputs => ({
  ...REGISTRY_PRODUCT,
  environment,
  origins: remoteOrigins,
  goodAfter,
  shellDir,
  schemas: { setting: remoteSettingSchema, preview: settingPreviewSchema },
  operations: () => describedOperations(app.description()),
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
});

function callOf(request: FastifyRequest): Call {
  const { context } = request;
  const { db, user, sessionId, now, today, realUser } = context;
  return {
    ...{ db, user, sessionId, now, today },
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
