import { type Permission, seesAllProjects } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { type Scope } from './project-scope.queries';
import { type DeviceCookie } from './device-cookie';

/** Who is behind a request. */
export type Caller = {
  id: number;
  uuid: string;
  name: string;
  email: string;
  roles: readonly { id: number; name: string }[];
  permissions: readonly Permission[];
};

/** What every use case gets: the database, who asks, and which day it is in Kuala Lumpur. */
export type Context = {
  db: Db;
  user: Caller;
  /** The person behind an impersonation. */
  realUser?: { id: number; uuid: string; name: string; email: string };
  /** The session that the access token belongs to. */
  sessionId: string;
  requestId: string;
  /** The id that the caller gave the request. */
  callerRequestId?: string;
  ip: string;
  /** The browser that asks, as it names itself. */
  agent?: string;
  device: DeviceCookie;
  now: Date;
  today: string;
  scope: Scope;
};

/** Only those who hold every project right work with all projects. */
export const scopeOf = (user: Pick<Caller, 'id' | 'permissions'>): Scope =>
  seesAllProjects(user.permissions) ? { kind: 'all' } : { kind: 'own', userId: user.id };
