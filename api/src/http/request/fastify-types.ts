import { type Permission } from '@siteledger/shared-lib/domain';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyTypeProvider,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify';
import { type Schema } from 'yup';
import { type RequestDeadline } from '../../db/postgres/request-deadline';
import { type BodyLimits } from '../limits/body-limits';
import { type Context } from './context';
import { type QueryParameters } from '../openapi/openapi-parameters';
import { type DescribedReply } from '../openapi/openapi-replies';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call; one of a list is enough. `public` and `authenticated` are permissions too. */
    permission?: Permission | readonly Permission[];
    /** For a route that a publish token opens instead of a session. */
    takesPublishToken?: boolean;
    /** Whether `Idempotency-Key` is honoured. docs/domain/calls.md#the-same-call-twice */
    idempotent?: boolean;
    /** For pages and files, which are not part of the API's description. */
    hidden?: boolean;
    /** For an answer that lasts as long as somebody listens. */
    isStream?: boolean;
    /** For what browsers send by themselves. */
    isReport?: boolean;
    /** For a step of signing in, whose refusals the log keeps as security events. */
    isSignIn?: boolean;
    /** What a JSON body may have; follows from the schema. */
    bodyLimits?: BodyLimits;
  }
  interface FastifyInstance {
    /** The API's description, whoever may call for it. */
    description: () => object;
  }
  interface FastifyRequest {
    context: Context;
    deadline: RequestDeadline;
    /** The version that the caller last saw, from the body or from If-Match. */
    expectedVersion: number | undefined;
  }
  interface FastifySchema {
    summary?: string;
    description?: string;
    /** Query parameters that the route reads. */
    parameters?: QueryParameters;
    /** What it answers when all goes well; a list when there are two statuses of it. */
    reply?: DescribedReply | readonly DescribedReply[];
  }
}

// A path's parameters have no schema: whatever they hold, they are texts.
export type PathParameters = { id: string; uuid: string } & Record<string, string | undefined>;

/** Gives `request.body` the type that its yup schema casts to. */
export interface YupTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends Schema<infer Value> ? Value : PathParameters;
}

/** The server as resources see it. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  YupTypeProvider
>;
