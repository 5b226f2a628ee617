import { ROLES_HEADER } from '@siteledger/shared-lib/domain';
import { type FastifyReply } from 'fastify';
import { type Context } from './context';

/** Adds the caller's roles to every response, so that the browser notices when they change. */
export function addRolesHeader({ user }: Pick<Context, 'user'>, reply: FastifyReply) {
  if (user.id !== 0) reply.header(ROLES_HEADER, user.roles.map(({ id }) => id).join());
}
