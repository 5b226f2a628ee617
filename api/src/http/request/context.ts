import { type Permission, seesAllProjects } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { type Scope } from './project-scope.queries';
import { type DeviceCookie } from './device-cookie';

/** The user who sent a request. */
export type Caller = {
  id: number;
  uuid: string;
  name: string;
  email: string;
  roles: readonly { id: number; name: string }[];
  permissions: readonly Permission[];
};

/** Passed to every use case: the database, the caller, and the current day in Kuala Lumpur. */
export type Context = {
  db: Db;
  /** The version of the data at the start of a GET; other requests may write before they read. */
  dataVersion?: string;
  user: Caller;
  /** The person who impersonates the user. */
  realUser?: { id: number; uuid: string; name: string; email: string };
  /** The session of the access token. */
  sessionId: string;
  requestId: string;
  /** The `x-request-id` that the caller sent. */
  callerRequestId?: string;
  ip: string;
  /** The browser's User-Agent. */
  agent?: string;
  device: DeviceCookie;
  now: Date;
  today: string;
  scope: Scope;
};

/** Only users with every project permission work with all projects. */
export const scopeOf = (user: Pick<Caller, 'id' | 'permissions'>): Scope =>
  seesAllProjects(user.permissions) ? { kind: 'all' } : { kind: 'own', userId: user.id };
