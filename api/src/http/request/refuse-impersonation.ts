import { type Context } from './context';
import { forbidden } from '../errors/errors';

/**
 * Refuses what nobody does on behalf of somebody else: changes of passwords, users, roles and remotes.
 * docs/domain/roles-and-permissions.md#impersonation
 */
export function refuseImpersonation({ realUser }: Pick<Context, 'realUser'>) {
  if (realUser) throw forbidden('This cannot be done while impersonating.');
}
