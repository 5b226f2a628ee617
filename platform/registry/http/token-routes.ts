import { publishTokenSchema } from '@siteledger/platform/contract';
import { type FastifyRequest } from 'fastify';
import { type App, type ManagementInputs } from './inputs';
import { type Context } from '../product';
import { all, created, message } from './replies';
import { issueToken } from '../change/issue-token';
import { selectTokens } from '../store/tokens.queries';
import { revokeToken } from '../change/revoke-token';

/** The routes for publish tokens. */
export function publishTokenRoutes(
  app: App,
  { describe, rules }: Pick<ManagementInputs, 'describe' | 'rules'>,
  contextOf: (request: FastifyRequest) => Context,
) {
  const publish = rules('publish');

  /** The newest 200 tokens, including revoked and expired ones: `{data: PublishToken[]}`. */
  app.get(
    '/remotes/tokens',
    { config: publish, schema: describe('Publish tokens', all('PublishToken')) },
    async (request) => ({ data: await selectTokens(contextOf(request).db) }),
  );

  /** Issues a token: 201 `{data: IssuedPublishToken}`, the only reply with the token itself; 422 names the fields. */
  app.post(
    '/remotes/tokens',
    {
      config: publish,
      schema: { body: publishTokenSchema, ...describe('Issue a publish token', created('IssuedPublishToken')) },
    },
    async (request, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      return { data: await issueToken(contextOf(request), request.body) };
    },
  );

  /** Revokes a token for good: `{message}`; 404, or 409 when it is already revoked. */
  app.post(
    '/remotes/tokens/:uuid/revocation',
    { config: rules('publish', { idempotent: true }), schema: describe('Revoke a publish token', message) },
    (request) => revokeToken(contextOf(request), request.params.uuid),
  );
}
