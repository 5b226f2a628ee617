import { type UserInput, userSchema } from '@siteledger/shared-lib/domain';
import { newToken } from '../../../secrets/token-hash';
import { readAssignments } from '../../users/account/assignment';
import { createUser } from '../../users/account/create-user';
import { deleteUser } from '../../users/account/delete-user';
import { updateUser } from '../../users/account/update-user';
import { findUser } from '../../users/users.queries';
import { byColumn } from './by-column.queries';
import { type Find, formOf, type Importable } from './importable';
import { namesIn, projectsOf } from './references.queries';

// The same roles as the form accepts: by number or name, also a name that was changed since.
const rolesOf: Find = async (context, text) => {
  const [{ roles = [], errors = {} } = {}] = await readAssignments(context.db, context, [{ roles: namesIn(text) }]);
  const [problem] = errors.roles ?? [];
  return problem === undefined ? { id: roles } : { problem };
};

const schema = userSchema.omit(['password', 'password_confirmation']);

/** Users, by e-mail. They set their password by "Forgot password". docs/domain/imports.md#users */
export const USERS: Importable = {
  schema,
  permission: 'member',
  keyOf: ({ email }) => email,
  findByKeys: byColumn('users', 'email'),
  read: async ({ db }, uuid) => {
    const found = await findUser(db, uuid);
    return formOf(
      schema,
      found && {
        ...found,
        roles: found.roles.map(({ id }) => id),
        projects: found.projects.map((project) => project.uuid).toSorted(),
      },
    );
  },
  create: (context, body: Omit<UserInput, 'password'>) => createUser(context, { ...body, password: newToken() }),
  update: (context, uuid, body) => updateUser(context, uuid, body, undefined),
  remove: (context, uuid) => deleteUser(context, uuid, undefined),
  references: { roles: rolesOf, projects: projectsOf },
  defaulted: ['roles', 'projects'],
};
