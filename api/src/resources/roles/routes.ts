import { roleSchema } from '@siteledger/shared-lib/domain';
import { type App } from '../../http/request/fastify-types';
import { all } from '../../http/openapi/openapi-replies';
import { resource } from '../../http/routes/resource';
import { selectRoles } from './roles.queries';
import { updateRole } from './update-role';

export function roleRoutes(app: App) {
  const { calls, update } = resource(app, {
    path: '/roles',
    name: ['a role', 'roles'],
    type: 'Role',
    permission: { view: 'member' },
  });

  /** The four roles: `{data: Role[]}`. docs/domain/roles-and-permissions.md#roles */
  calls.get('/roles', { summary: 'List roles', reply: all('Role') }, ({ context }) => selectRoles(context.db));

  /**
   * Renames a role: `{data: Role}`; 403 for the Super Admin role unless the caller has it, 422 on `name` when another
   * role has or had it, 409 for a stale version. roles-and-permissions.md#roles, roles-and-permissions.md#super-admins
   */
  update(roleSchema, updateRole, { summary: 'Rename a role' });
}
