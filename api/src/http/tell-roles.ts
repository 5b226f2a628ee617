import { ROLES_HEADER } from '@siteledger/shared-lib/domain';
import { type FastifyReply } from 'fastify';
import { type Context } from './context';

/** Says with every answer of a session by which roles it was given, so that a browser notices when they have changed. */
export function tellRoles({ user }: Pick<Context, 'user'>, reply: FastifyReply) {
  if (user.id !== 0) reply.header(ROLES_HEADER, user.roles.map(({ id }) => id).join());
}
