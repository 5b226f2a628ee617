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
import { type Work } from '../limits/share-work';
import { type Context } from './context';
import { type QueryParameters } from '../openapi/openapi-parameters';
import { type DescribedReply } from '../openapi/openapi-replies';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The permission required; one of a list is enough. `public` and `authenticated` are permissions too. */
    permission?: Permission | readonly Permission[];
    /** Whether the route requires a publish token instead of a session. */
    takesPublishToken?: boolean;
    /** Whether `Idempotency-Key` is honoured. docs/domain/calls.md#the-same-call-twice */
    idempotent?: boolean;
    /**
     * Whether its replies are kept until somebody writes: they depend only on the address, the caller's scope and
     * roles, today, and tables that renew the data version.
     */
    isKept?: boolean;
    /** Excludes the route from the API's description, for pages and files. */
    hidden?: boolean;
    /** Whether the response stays open while the client listens. */
    isStream?: boolean;
    /** Whether browsers send it automatically. */
    isReport?: boolean;
    /** A step of signing in: its refusals are logged as security events. */
    isSignIn?: boolean;
    /** Limits of a JSON body, derived from the schema. */
    bodyLimits?: BodyLimits;
  }
  interface FastifyInstance {
    /** The API's description, without an access check. */
    description: () => object;
  }
  interface FastifyRequest {
    context: Context;
    deadline: RequestDeadline;
    /** The version the caller last saw, from the body or If-Match. */
    expectedVersion: number | undefined;
  }
  interface FastifyReply {
    work: Work | undefined;
    /** Where the reply is kept once it is serialized. */
    keptAs: { key: string; version: string; end?: (() => void) | undefined } | undefined;
  }
  interface FastifySchema {
    summary?: string;
    description?: string;
    parameters?: QueryParameters;
    /** The successful reply; a list when there are two statuses. */
    reply?: DescribedReply | readonly DescribedReply[];
  }
}

// Path parameters have no schema: they are always strings.
export type PathParameters = { id: string; uuid: string } & Record<string, string | undefined>;

/** Types `request.body` as the output of its yup schema. */
export interface YupTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends Schema<infer Value> ? Value : PathParameters;
}

/** The server as resources use it. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  YupTypeProvider
>;
