import { type User } from '@siteledger/shared-lib/domain';
import { type Db } from '../../../db/database';
import { audit } from '../../../http/changes/audit';
import { type Context } from '../../../http/request/context';
import { keepSuperAdmin } from './guards';
import { type LockedUser, nextVersions, setProjects, setRoles, usersById } from './accounts.queries';

/** A locked user with the new roles and projects; absent ones stay. */
export type Change = { user: LockedUser; roles?: number[]; projects?: number[] };

/**
 * Stores the users' next versions with their roles, projects and the columns in `more`, and writes one audit row each.
 * Returns them in the same order. Rolls back when no Super Admin would remain.
 */
export async function changeUsers(
  db: Db,
  context: Context,
  action: string,
  changes: readonly Change[],
  more?: () => Promise<object | undefined>,
): Promise<User[]> {
  if (changes.length === 0) return [];
  const ids = changes.map(({ user }) => user.id);
  const before = await byNumber(db, ids);
  await nextVersions(db, ids);
  await setRoles(
    db,
    changes.flatMap(({ user: { id }, roles }) => (roles ? [{ id, roles }] : [])),
  );
  await setProjects(
    db,
    changes.flatMap(({ user: { id }, projects }) => (projects ? [{ id, projects }] : [])),
  );
  const noted = await more?.();
  await keepSuperAdmin(
    db,
    changes.map(({ user, roles }) => ({ from: user.role_ids, to: roles ?? user.role_ids })),
  );

  const after = await byNumber(db, ids);
  const stored: User[] = [];
  for (const { user } of changes) {
    const changed = after.get(user.id);
    const entry = { action, entity: 'user', uuid: user.uuid, before: before.get(user.id) };
    await audit(db, context, { ...entry, after: { ...changed, ...noted } });
    if (changed) stored.push(changed);
  }
  return stored;
}

const byNumber = async (db: Db, ids: readonly number[]) =>
  new Map((await usersById(db, ids)).map((user) => [user.id, user]));
