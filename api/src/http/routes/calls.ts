import { type Permission } from '@siteledger/shared-lib/domain';
import { type FastifyContextConfig, type FastifyRequest, type FastifySchema } from 'fastify';
import { type InferType, type Schema } from 'yup';
import { type App, type PathParameters } from '../request/fastify-types';
import { type DescribedReply } from '../openapi/openapi-replies';

type Permissions = Permission | readonly Permission[];

/** What a call says of itself. */
export type Described<Body> = Omit<FastifySchema, 'body' | 'reply'> & {
  reply: DescribedReply;
  /** Without it, that of the calls around it. */
  permission?: Permissions;
  /** What checks the body. */
  body?: Body;
  config?: FastifyContextConfig;
};

/** A request whose body was checked. */
export type Call<Body = Schema> = FastifyRequest<{
  Body: Body extends Schema ? InferType<Body> : never;
  Params: PathParameters;
}>;

type Answer<Body> = (call: Call<Body>) => unknown;

/**
 * Declares calls that ask for a permission unless they say another; what a handler returns is answered as `reply` describes
 * it: with its status, in `data` where it says so. `postOnce` honours Idempotency-Key. docs/domain/calls.md#the-same-call-twice
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
