import { isGrantedAny, permissionsOfRoles, todayInKualaLumpur } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { type Db } from '../../db/database';
import { findSessionCaller } from './session-caller.queries';
import { type Caller, type Context, scopeOf } from './context';
import { type DeviceCookie } from './device-cookie';
import { forbidden, unauthenticated } from '../errors/errors';
import { callerRequestIdOf } from './request-id';

const BEARER = /^Bearer ([\w-]{20,200})$/i;

/** The bearer token of a request, if it has the format of ours. */
export const bearerOf = (request: FastifyRequest) => BEARER.exec(request.headers.authorization ?? '')?.[1];

/** The caller of a public route. */
const NOBODY: Caller = { id: 0, uuid: '', name: '', email: '', roles: [], permissions: [] };

/** The owner of the token; undefined when the token is missing or no longer valid. */
export async function callerOf(request: FastifyRequest, db: Db, now: Date) {
  const token = bearerOf(request);
  return token === undefined ? undefined : findSessionCaller(db, token, now);
}

/**
 * Identifies the caller; throws a 418 without a valid session and a 403 without the permission. Runs before the body is
 * read.
 */
export async function authenticate(request: FastifyRequest, device: DeviceCookie, db: Db, now: Date): Promise<Context> {
  const required = request.routeOptions.config.permission;
  const ids = { requestId: request.id, callerRequestId: callerRequestIdOf(request) };
  const agent = request.headers['user-agent'];
  const base = { db, ...ids, ip: request.ip, agent, device, now, today: todayInKualaLumpur(now) };
  if (required === undefined || required === 'public')
    return { ...base, user: NOBODY, sessionId: '', scope: { kind: 'own', userId: 0 } };

  const caller = await callerOf(request, db, now);
  if (!caller) throw unauthenticated();

  const { session_id, real_user, data_version, ...person } = caller;
  const user: Caller = { ...person, permissions: permissionsOfRoles(person.roles.map((role) => role.id)) };
  if (!isGrantedAny(user.permissions, [required].flat())) throw forbidden();
  return {
    ...base,
    user,
    sessionId: session_id,
    scope: scopeOf(user),
    ...(real_user && { realUser: real_user }),
    // Inside a transaction the version does not tell one write from the next.
    ...(request.method === 'GET' && !db.isTransaction && { dataVersion: data_version }),
  };
}
