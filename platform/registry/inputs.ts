import {
  type EnvironmentName,
  type GoodAfter,
  type remoteSettingSchemaOf,
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
import { type Call, type Product } from './product';
import { type Reply } from './replies';
import { type Visitor } from './settings/release-for-user';

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

/** Where the registry runs, and what it asks of the product's server. */
export type RegistryInputs = Product & {
  environment: EnvironmentName;
  /** Other origins that pages of this environment load remotes from: "https://cdn.example.com". */
  origins: readonly string[];
  /** Folder of the shell's build. */
  shellDir: string;
  goodAfter: GoodAfter;
  /** The schemas of settings, made for the product's roles. */
  schemas: {
    setting: ReturnType<typeof remoteSettingSchemaOf>;
    preview: ReturnType<typeof settingPreviewSchemaOf>;
  };
  /** The operations of the product's API: "GET /projects/:uuid". */
  operations: () => readonly string[];
  callOf: (request: FastifyRequest) => Call;
  /** Who calls a route for anybody; undefined before sign-in, and when the session is over. */
  visitorOf: (request: FastifyRequest) => Promise<Visitor | undefined>;
  /** The bearer token of a call. */
  tokenOf: (request: FastifyRequest) => string | undefined;
  /** From here on the call runs in the name of this person. */
  actAs: (request: FastifyRequest, person: { uuid: string; name: string }) => Promise<void>;
  /** What the product's server knows a route by that this access has. */
  rules: (access: Access, conduct?: Conduct) => FastifyContextConfig;
  /** What the description of the product's API says of a route. */
  describe: (summary: string, ...replies: readonly Reply[]) => Omit<FastifySchema, 'body'>;
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
