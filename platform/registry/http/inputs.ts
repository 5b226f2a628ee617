import {
  type EnvironmentName,
  type StableAfter,
  type RemoteMatrix,
  type remoteSettingSchemaOf,
  type HostFacts,
  type settingPreviewSchemaOf,
} from '@siteledger/platform/contract';
import {
  type FastifyBaseLogger,
  type FastifyContextConfig,
  type FastifyInstance,
  type FastifyRequest,
  type FastifySchema,
  type FastifyTypeProvider,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify';
import { type Schema } from 'yup';
import { type Follower } from '../central/follower/follower';
import { type Call, type Product } from '../product';
import { type PublishTarget } from '../releases/publish-release';
import { type Reply } from './replies';
import { type Visitor } from '../releases/release-for-user';
import { type Db } from '../store/tables';

/** The access that a route requires, in the registry's terms; the product maps it to permissions. */
export type Access =
  | 'anybody'
  | 'signed in'
  /** Manages users. */
  | 'users'
  /** Manages remotes. */
  | 'manage'
  /** Issues publish tokens. */
  | 'publish'
  /** Has a publish token, which the registry checks. */
  | 'publish token';

/**
 * How a route differs from a plain call: it may be repeated safely, stays open, or is sent by browsers automatically.
 */
export type Conduct = { idempotent?: true; isStream?: true; isReport?: true };

/** The inputs for managing remotes: the caller, and the host facts of each environment. */
export type ManagementInputs = Product & {
  /** The caller's environment. */
  environmentOf: (request: FastifyRequest) => EnvironmentName;
  /** The connection state of each environment's servers, and the registry that answers. */
  standingOf: (request: FastifyRequest) => Promise<Pick<RemoteMatrix, 'environments' | 'registry'>>;
  /** Refuses a change that cannot reach the environment's servers from here. */
  requireOwn: (environment: EnvironmentName) => void;
  environmentsOf: () => readonly EnvironmentName[];
  /** Host facts of an environment; undefined when unknown. */
  findHostFacts: (db: Db, environment: EnvironmentName) => Promise<HostFacts | undefined>;
  /** The environments that a publication is checked against, with their host facts. */
  targetsOf: (request: FastifyRequest) => Promise<PublishTarget[]>;
  /** The schemas of settings, built with the product's roles. */
  schemas: {
    setting: ReturnType<typeof remoteSettingSchemaOf>;
    preview: ReturnType<typeof settingPreviewSchemaOf>;
  };
  callOf: (request: FastifyRequest) => Call;
  tokenOf: (request: FastifyRequest) => string | undefined;
  /** Makes this person the author of the rest of the call. */
  actAs: (request: FastifyRequest, person: { uuid: string; name: string }) => Promise<void>;
  /** The product's route configuration for this access. */
  rules: (access: Access, conduct?: Conduct) => FastifyContextConfig;
  /** The product's OpenAPI description of a route. */
  describe: (summary: string, ...replies: readonly Reply[]) => Omit<FastifySchema, 'body'>;
};

/** The environment of the registry, and what it needs from the product's server. */
export type RegistryInputs = ManagementInputs & {
  environment: EnvironmentName;
  /** The host facts here; the same object until they change. */
  hostFacts: () => Promise<HostFacts>;
  stableAfter: StableAfter;
  /** The connection to the central registry that decides; undefined when this registry decides. */
  follower: Follower | undefined;
  /** The caller of a public route; undefined before sign-in and after the session ends. */
  visitorOf: (request: FastifyRequest) => Promise<Visitor | undefined>;
};

// Path parameters have no schema: they are texts with any content.
type Unchecked = { uuid: string } & Record<string, string | undefined>;

/** Gives `request.body` the type that its yup schema casts to. */
interface YupTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends Schema<infer Value> ? Value : Unchecked;
}

/** The server as the registry's routes see it; it validates bodies by their yup schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  YupTypeProvider
>;
