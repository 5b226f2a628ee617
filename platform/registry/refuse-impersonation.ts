import { forbidden } from './errors';
import { type Context } from './product';

/** Nobody changes remotes on behalf of somebody else. */
export function refuseImpersonation({ user, personUuid }: Pick<Context, 'user' | 'personUuid'>) {
  if (personUuid !== user.uuid) throw forbidden('This cannot be done while impersonating.');
}
