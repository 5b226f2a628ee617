import { type Permission } from '@siteledger/shared-lib/domain';
import { type FastifyContextConfig, type FastifyRequest, type FastifySchema } from 'fastify';
import { type InferType, type Schema } from 'yup';
import { type App, type PathParameters } from '../request/fastify-types';
import { type DescribedReply } from '../openapi/openapi-replies';

type Permissions = Permission | readonly Permission[];

/** A route's own declaration. */
export type Described<Body> = Omit<FastifySchema, 'body' | 'reply'> & {
  reply: DescribedReply;
  /** Defaults to the permission of the group. */
  permission?: Permissions;
  body?: Body;
  config?: FastifyContextConfig;
};

export type Call<Body = Schema> = FastifyRequest<{
  Body: Body extends Schema ? InferType<Body> : never;
  Params: PathParameters;
}>;

type Answer<Body> = (call: Call<Body>) => unknown;

/**
 * Declares routes with a common permission, unless one names another. The handler's result is sent as `reply`
 * describes: with its status, wrapped in `data` if so declared. `postOnce` honours Idempotency-Key.
 * docs/domain/calls.md#the-same-call-twice
 */
export function callsOf(app: App, permission: Permissions) {
  const declare =
    (method: 'GET' | 'POST' | 'PUT' | 'DELETE', more: FastifyContextConfig = {}) =>
    <Body extends Schema = Schema>(
      url: string,
      { permission: own, config, ...schema }: Described<Body>,
      answer: Answer<Body>,
    ) =>
      void app.route({
        method,
        url,
        config: { permission: own ?? permission, ...more, ...config },
        schema,
        handler: async (request, reply) => {
          reply.code(schema.reply.status);
          const answered = await answer(request as unknown as Call<Body>);
          return schema.reply.isInData ? { data: answered } : answered;
        },
      });
  return {
    get: declare('GET'),
    post: declare('POST'),
    postOnce: declare('POST', { idempotent: true }),
    put: declare('PUT'),
    remove: declare('DELETE'),
  };
}
