import { type User, type UserInput } from '@siteledger/shared-lib/domain';
import { insertRow } from '../../../db/rows';
import { type StoredFields } from '../../../db/stored-fields';
import { audit } from '../../../http/changes/audit';
import { type Context } from '../../../http/request/context';
import { invalid } from '../../../http/errors/errors';
import { inTransaction } from '../../../http/changes/in-transaction';
import { refuseImpersonation } from '../../../http/request/refuse-impersonation';
import { hashPassword } from '../../session/password-hash';
import { refuseCommonPassword } from '../../session/refuse-common-password';
import { readAssignments } from './assignment';
import { guardSuperAdmin } from './guards';
import { setProjects, setRoles, usersById } from './accounts.queries';

type Columns = { password: 'password_hash'; password_confirmation: never; roles: never; projects: never };

/** Creates a user with a password, roles and projects. docs/domain/roles-and-permissions.md#users */
export async function createUser(
  context: Context,
  { name, email, password, ...sent }: UserInput,
): Promise<User | undefined> {
  refuseImpersonation(context);
  refuseCommonPassword(password, { name, email });
  const password_hash = await hashPassword(password);

  return inTransaction(context, async (db) => {
    const [assignment] = await readAssignments(db, context, [sent]);
    const { roles = [], projects = [], errors = {} } = assignment ?? {};
    if (Object.keys(errors).length > 0) throw invalid(errors);
    guardSuperAdmin(context, roles);

    const values = { name, email, password_hash } satisfies StoredFields<UserInput, Columns>;
    const { id } = await insertRow(db, 'users', values);
    await setRoles(db, [{ id, roles }]);
    await setProjects(db, [{ id, projects }]);

    const [user] = await usersById(db, [id]);
    await audit(db, context, { action: 'user.create', after: user });
    return user;
  });
}
