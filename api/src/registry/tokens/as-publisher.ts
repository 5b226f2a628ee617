import { PUBLISH_TOKEN_PREFIX, tokenRefusal } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { hashToken } from '../../db/token-hash';
import { bearerOf } from '../../http/authenticate';
import { forbidden } from '../../http/errors';
import { findTokenByHash, noteUse } from './queries';

const NEEDS_TOKEN =
  'A release is published with a publish token, which a Super Admin issues under Remotes. A password publishes nothing.';

/**
 * Lets only a publish token in, for its remotes and environments, before the body is read: 403 says what it lacks. The call then
 * runs in the name of the token and of the person who issued it.
 */
export async function asPublisher(request: FastifyRequest) {
  const { context } = request;
  const bearer = bearerOf(request);
  if (!bearer?.startsWith(PUBLISH_TOKEN_PREFIX)) throw forbidden(NEEDS_TOKEN);
  const token = await findTokenByHash(context.db, hashToken(bearer));
  if (!token) throw forbidden('The publish token is not known here.');

  const { name = '', env } = request.params as Record<string, string | undefined>;
  const refusal = tokenRefusal(token, { remote: name, environment: env, today: context.today });
  if (refusal) throw forbidden(refusal);

  await noteUse(context.db, token.id, context.now);
  const user = { ...context.user, ...token.issuer, name: `Publish token “${token.name}”` };
  request.context = { ...context, user };
}
