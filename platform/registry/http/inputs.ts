import {
  type EnvironmentName,
  type GoodAfter,
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

/** Who may call a route, in the registry's words; the product has permissions for them. */
export type Access =
  | 'anybody'
  | 'signed in'
  /** Whoever manages the users. */
  | 'users'
  /** Whoever switches remotes. */
  | 'manage'
  /** Whoever issues publish tokens. */
  | 'publish'
  /** Whoever has a publish token; the registry checks it by itself. */
  | 'publish token';

/** How a route differs from a plain call: it may be sent twice, it lasts, browsers send it by themselves. */
export type Conduct = { idempotent?: true; isStream?: true; isReport?: true };

/** What managing remotes takes: who calls, and what a release finds where it is to run. */
export type ManagementInputs = Product & {
  /** The environment that whoever calls works in. */
  environmentOf: (request: FastifyRequest) => EnvironmentName;
  /** How the servers of each environment stand to the registry that answers, and which one that is. */
  standingOf: (request: FastifyRequest) => Promise<Pick<RemoteMatrix, 'environments' | 'registry'>>;
  /** Refuses a change of an environment that nothing here can carry to its servers. */
  requireOwn: (environment: EnvironmentName) => void;
  /** The environments that are known here. */
  environmentsOf: () => readonly EnvironmentName[];
  /** What a release finds in an environment; undefined where nobody knows. */
  findHostFacts: (db: Db, environment: EnvironmentName) => Promise<HostFacts | undefined>;
  /** The environments that a publication is held against, and what it finds there. */
  targetsOf: (request: FastifyRequest) => Promise<PublishTarget[]>;
  /** The schemas of settings, made for the product's roles. */
  schemas: {
    setting: ReturnType<typeof remoteSettingSchemaOf>;
    preview: ReturnType<typeof settingPreviewSchemaOf>;
  };
  callOf: (request: FastifyRequest) => Call;
  /** The bearer token of a call. */
  tokenOf: (request: FastifyRequest) => string | undefined;
  /** From here on the call runs in the name of this person. */
  actAs: (request: FastifyRequest, person: { uuid: string; name: string }) => Promise<void>;
  /** What the product's server knows a route by that this access has. */
  rules: (access: Access, conduct?: Conduct) => FastifyContextConfig;
  /** What the description of the product's API says of a route. */
  describe: (summary: string, ...replies: readonly Reply[]) => Omit<FastifySchema, 'body'>;
};

/** Where the registry runs, and what it asks of the product's server. */
export type RegistryInputs = ManagementInputs & {
  environment: EnvironmentName;
  /** What a release finds here; the same object until that changes. */
  served: () => Promise<HostFacts>;
  goodAfter: GoodAfter;
  /** The way to the central registry that decides; without it this one does. */
  follower: Follower | undefined;
  /** Who calls a route for anybody; undefined before sign-in, and when the session is over. */
  visitorOf: (request: FastifyRequest) => Promise<Visitor | undefined>;
};

// A path's parameters have no schema: whatever they hold, they are texts.
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
