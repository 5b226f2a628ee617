import { publishTokenSchema } from '@siteledger/shared-lib/domain';
import { type App } from '../../http/fastify-types';
import { all, created, message } from '../../http/openapi-replies';
import { issueToken } from './issue-token';
import { selectTokens } from './queries';
import { revokeToken } from './revoke-token';

const publish = { permission: 'remote.publish' } as const;

/** Tokens that teams publish with. */
export function publishTokenRoutes(app: App) {
  /** The newest 200, those that are revoked or over among them: `{data: PublishToken[]}`. */
  app.get(
    '/remotes/tokens',
    { config: publish, schema: { summary: 'Publish tokens', reply: all('PublishToken') } },
    async ({ context }) => ({ data: await selectTokens(context.db) }),
  );

  /** Issues one: 201 `{data: IssuedPublishToken}`, the only reply with the token itself; 422 names the fields. */
  app.post(
    '/remotes/tokens',
    {
      config: publish,
      schema: { body: publishTokenSchema, summary: 'Issue a publish token', reply: created('IssuedPublishToken') },
    },
    async ({ context, body }, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      return { data: await issueToken(context, body) };
    },
  );

  /** Ends one for good: `{message}`; 404, 409 when it is revoked already. */
  app.post(
    '/remotes/tokens/:uuid/revocation',
    { config: { ...publish, idempotent: true }, schema: { summary: 'Revoke a publish token', reply: message() } },
    ({ context, params }) => revokeToken(context, params.uuid),
  );
}
