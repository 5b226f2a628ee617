import { forbidden } from './errors';
import { type Context } from './product';

/** Refuses changes to remotes while impersonating another user. */
export function refuseImpersonation({ user, personUuid }: Pick<Context, 'user' | 'personUuid'>) {
  if (personUuid !== user.uuid) throw forbidden('This cannot be done while impersonating.');
}
