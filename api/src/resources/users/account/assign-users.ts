import { type FieldMessages, type User, type UserAssignment } from '@siteledger/shared-lib/domain';
import { type Context } from '../../../http/request/context';
import { invalid } from '../../../http/errors/errors';
import { inTransaction } from '../../../http/changes/in-transaction';
import { refuseImpersonation } from '../../../http/request/refuse-impersonation';
import { refuseStale } from '../../../http/changes/version';
import { readAssignments } from './assignment';
import { type Change, changeUsers } from './change-users';
import { guardSuperAdmin } from './guards';
import { type LockedUser, lockSuperAdmins, lockUsers, usersById } from './accounts.queries';

/**
 * Replaces the roles and projects of many users, all or none; a 422 names what is wrong with which.
 * docs/domain/roles-and-permissions.md#users
 */
export const assignUsers = (context: Context, rows: readonly UserAssignment[]): Promise<User[]> =>
  inTransaction(context, async (db) => {
    refuseImpersonation(context);
    await lockSuperAdmins(db);
    const locked = await lockUsers(
      db,
      rows.map(({ id }) => id),
    );
    const users = rows.map(({ id }) => locked.find((user) => isNamed(user, id)));
    const assignments = await readAssignments(db, context, rows);
    refuseWrongRows(
      users,
      assignments.map(({ errors }) => errors),
    );

    const changes: Change[] = [];
    for (const [index, user] of users.entries()) {
      if (!user) continue;
      await refuseStale(db, user, rows[index]?.version ?? undefined);
      const change = changeOf(user, assignments[index] ?? {});
      if (!change.roles && !change.projects) continue;
      guardSuperAdmin(context, user.role_ids, change.roles ?? []);
      changes.push(change);
    }
    await changeUsers(db, context, 'user.assign', changes);

    const stored = await usersById(
      db,
      locked.map(({ id }) => id),
    );
    return users.flatMap((user) => stored.filter(({ id }) => id === user?.id));
  });

const isNamed = ({ id, uuid }: LockedUser, reference: string | number) =>
  [String(id), uuid].includes(String(reference).toLowerCase());

// Keyed by row, as the form displays them: `data.0.roles`.
function refuseWrongRows(users: readonly (LockedUser | undefined)[], errorsOfRows: readonly FieldMessages[]) {
  const errors: FieldMessages = {};
  for (const [index, user] of users.entries()) {
    if (!user) errors[`data.${index}.id`] = ['User is not valid: there is no such user.'];
    else if (users.indexOf(user) < index) errors[`data.${index}.id`] = ['User must not repeat.'];
    for (const [field, messages] of Object.entries(errorsOfRows[index] ?? {}))
      errors[`data.${index}.${field}`] = messages;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

// Drops unchanged values, so that the caller does not become their author, and an Admin may send back a Super Admin's
// row as it is.
const changeOf = (user: LockedUser, { roles, projects }: { roles?: number[]; projects?: number[] }): Change => ({
  user,
  ...(roles && String(roles) !== String(user.role_ids) && { roles }),
  ...(projects && String(projects) !== String(user.project_ids) && { projects }),
});
