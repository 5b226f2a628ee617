import { roleSchema } from '@siteledger/shared-lib/domain';
import { type App } from '../../http/fastify-types';
import { all, one } from '../../http/openapi-replies';
import { ifMatch } from '../../http/version';
import { selectRoles } from './roles.queries';
import { updateRole } from './update-role';

export function roleRoutes(app: App) {
  /** The four roles: `{data: Role[]}`. docs/domain/roles-and-permissions.md#roles */
  app.get(
    '/roles',
    { config: { permission: 'member' }, schema: { summary: 'List roles', reply: all('Role') } },
    async ({ context: { db } }) => ({ data: await selectRoles(db) }),
  );

  /**
   * Renames a role: `{data: Role}`; 403 for the Super Admin role unless a Super Admin calls, 422 on `name` when another role has or
   * had it, 409 when it was changed meanwhile. roles-and-permissions.md#roles, roles-and-permissions.md#super-admins
   */
  app.put(
    '/roles/:id',
    { config: { permission: 'member' }, schema: { summary: 'Rename a role', body: roleSchema, reply: one('Role') } },
    async (request) => ({
      data: await updateRole(request.context, request.params.id, request.body, ifMatch(request)),
    }),
  );
}
