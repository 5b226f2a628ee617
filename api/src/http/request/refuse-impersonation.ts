import { type Context } from './context';
import { forbidden } from '../errors/errors';

/**
 * Rejects changes that nobody may make while impersonating: passwords, users, roles and remotes.
 * docs/domain/roles-and-permissions.md#impersonation
 */
export function refuseImpersonation({ realUser }: Pick<Context, 'realUser'>) {
  if (realUser) throw forbidden('This cannot be done while impersonating.');
}
