import { type Audit, type Halting, type Product } from '@siteledger/platform/registry';
import {
  formatInstant,
  isGranted,
  type Permission,
  permissionsOfRoles,
  REMOTE_HOST,
} from '@siteledger/shared-lib/domain';
import { type Config } from '../config';
import { transaction } from '../db/transaction/transaction';
import { audit } from '../http/changes/audit';
import { newRequestId } from '../http/request/request-id';
import { findUser } from '../resources/users/users.queries';
import { notifyOfHalt } from './halt/notify-of-halt';
import { countHolders, countLiveSessions, findUserId, selectVisitors } from './visitors.queries';

const auditAs =
  (name: string, asked?: { account: string | null; requestId: string | null }): Audit =>
  async (db, entry) => {
    const id = asked?.account ? await findUserId(db, asked.account) : undefined;
    await audit(db, { user: { id: id ?? null, name }, requestId: asked?.requestId ?? newRequestId() }, entry);
  };

const findPerson: Product['findPerson'] = async (db, wanted) => {
  const user = await findUser(db, wanted);
  // Otherwise a user's id would match too.
  if (user?.uuid !== wanted.toLowerCase()) return undefined;
  const { uuid, name, roles } = user;
  return { uuid, name, roles, permissions: permissionsOfRoles(roles.map(({ id }) => id)) };
};

/** The permission to manage remotes. */
export const MANAGES_REMOTES = 'remote.manage' satisfies Permission;

/** This product, as the registry of its remotes uses it. */
export const REGISTRY_PRODUCT: Product = {
  hostIn: async () => REMOTE_HOST,
  formatInstant,
  transaction,
  auditAs,
  findPerson,
  mayStillChange: async (db, uuid) => (await findPerson(db, uuid))?.permissions.includes(MANAGES_REMOTES) ?? false,
  mayStillPublish: async (db, { issued_by_uuid }) =>
    isGranted((await findPerson(db, issued_by_uuid))?.permissions ?? [], 'remote.publish'),
  selectVisitors,
  countHolders: (db, _environment, permissions) => countHolders(db, permissions),
  countLiveSessions,
  notifyOfHalt,
};

/** The environment and budget by which this server halts releases. */
export const haltingOf = ({ environment, halt }: Pick<Config, 'environment' | 'halt'>): Halting => ({
  environment,
  budget: halt,
  product: REGISTRY_PRODUCT,
});
