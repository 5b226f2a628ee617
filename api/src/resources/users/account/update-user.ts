import { type User, type UserUpdate } from '@siteledger/shared-lib/domain';
import { type Db } from '../../../db/database';
import { type StoredFields } from '../../../db/stored-fields';
import { type Context } from '../../../http/request/context';
import { invalid } from '../../../http/errors/errors';
import { inTransaction } from '../../../http/changes/in-transaction';
import { refuseImpersonation } from '../../../http/request/refuse-impersonation';
import { refuseStale } from '../../../http/changes/version';
import { voidResets } from '../../password-reset/password-resets.queries';
import { hashPassword } from '../../session/password-hash';
import { refuseCommonPassword } from '../../session/refuse-common-password';
import { setPassword } from '../../session/set-password';
import { readAssignments } from './assignment';
import { changeUsers } from './change-users';
import { guardSuperAdmin } from './guards';
import { lockUserToChange } from './lock-user-to-change';
import { type LockedUser, saveUser } from './accounts.queries';

/** Changes a user; a new password ends the user's sessions. docs/domain/roles-and-permissions.md#users */
export async function updateUser(
  context: Context,
  reference: string,
  input: UserUpdate,
  expected: number | undefined,
): Promise<User | undefined> {
  refuseImpersonation(context);
  if (input.password) refuseCommonPassword(input.password, input);
  const passwordHash = input.password ? await hashPassword(input.password) : undefined;

  return inTransaction(context, async (db) => {
    const user = await lockUserToChange(db, context, reference);
    await refuseStale(db, user, expected);
    if (input.password && user.id === context.user.id) throw invalid({ password: [OWN_PASSWORD] });
    const [assignment] = await readAssignments(db, context, [input]);
    const { roles, projects, errors = {} } = assignment ?? {};
    if (Object.keys(errors).length > 0) throw invalid(errors);
    guardSuperAdmin(context, roles ?? []);

    const [changed] = await changeUsers(db, context, 'user.update', [{ user, roles, projects }], () =>
      saveAccount(db, user, input, passwordHash, context.now),
    );
    return changed;
  });
}

// Prevents an account takeover at a screen left signed in.
const OWN_PASSWORD = 'Change your own password in your profile.';

// Stored by other statements.
type Columns = Record<'password' | 'password_confirmation' | 'roles' | 'projects' | 'version', never>;

async function saveAccount(
  db: Db,
  user: LockedUser,
  { name, email }: UserUpdate,
  passwordHash: string | undefined,
  now: Date,
) {
  await saveUser(db, user.id, { name, email } satisfies StoredFields<UserUpdate, Columns>);
  // The link was sent to the old address.
  if (email !== user.email) await voidResets(db, user.id, now);
  if (!passwordHash) return undefined;
  await setPassword(db, user.id, passwordHash, now);
  return { password_changed: true };
}
