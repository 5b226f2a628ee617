import {
  DISABLE_MODES,
  type EnvironmentName,
  ENVIRONMENTS,
  type RemoteRelease,
  type RemoteSetting,
  remoteReportsSchema,
} from '@siteledger/platform/contract';
import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { type StoredPolicy } from '../store/policies.queries';
import { type StableRow } from '../store/stable-releases.queries';
import { type RequestRow } from '../store/requests.queries';

// The messages between a central registry and the installations that follow it.

/** Path prefix, below the registry's address, of the calls that only installations make. */
export const FOLLOWERS = '/api/v2/registry';

/** Header with the user of a forwarded call: `Caller` as JSON in base64url. */
export const CALLER_HEADER = 'x-registry-caller';

/** Header with the publish token of a forwarded call. */
export const PUBLISH_TOKEN_HEADER = 'x-publish-token';

/** Prefix of every installation token. */
export const INSTALLATION_TOKEN_PREFIX = 'slin_';

const requiredText = (max = 200) => string().max(max).required();
const environment = () => string().oneOf(ENVIRONMENTS).required();
const moment = () =>
  string()
    .max(40)
    .test('moment', '${path} is not a moment.', (value) => !value || !Number.isNaN(Date.parse(value)));

/** The facts about an installation's user that the central registry receives. */
export const callerSchema = object({
  uuid: string().uuid().required(),
  name: requiredText(),
  /** SHA-256 of the e-mail address; equal digests identify two accounts of one person. */
  mailDigest: requiredText(),
  isImpersonated: boolean().required(),
  mayPublish: boolean().required(),
  requestId: string().max(100).nullable().defined(),
  /** The address at which the installation reaches the registry. */
  url: requiredText(500),
});

export type Caller = InferType<typeof callerSchema>;

const rollout = object({
  release: requiredText(100),
  percent: number().required(),
  roles: array(number().required()).required(),
});

const arrangedSchema = object({
  place: requiredText(),
  fills: array(object({ remote: requiredText(), id: requiredText(), on: boolean().required() }).required()).required(),
});

const lockSchema = object({ until: moment().required(), reason: string().required(), by: string().required() });

const settingSchema = object({
  revision: number().integer().min(1).required(),
  environment: environment(),
  remote: requiredText(60),
  enabled: boolean().required(),
  disable_mode: mixed<RemoteSetting['disable_mode']>().oneOf(DISABLE_MODES).required(),
  release: requiredText(100),
  rollout: rollout.nullable().default(undefined).defined(),
  message: string().nullable().defined(),
  until: moment().nullable().defined(),
  // Absent from a registry of the previous version.
  places: array(arrangedSchema.required()),
  lock: lockSchema.nullable().default(undefined),
  reason: string().required(),
  halted: string().max(100).nullable().defined(),
  changed_by: string().required(),
  changed_at: moment().required(),
});

const goodSchema = object({
  remote: requiredText(60),
  version: requiredText(100),
  first_revision: number().integer().min(1).required(),
  since: moment().required(),
  called_by: string().nullable().defined(),
  reason: string().nullable().defined(),
  lost_at: moment().nullable().defined(),
});

const askedSchema = {
  uuid: string().uuid().required(),
  requested_by: string().required(),
  requested_by_uuid: string().uuid().required(),
  requested_at: moment().required(),
};

const requestSchema = object({
  ...askedSchema,
  remote: requiredText(60),
  based_on: number().integer().nullable().defined(),
  setting: object().required(),
});

const policySchema = object({
  ...askedSchema,
  needs_second_person: boolean().required(),
  decision: mixed<'confirmed' | 'declined'>().oneOf(['confirmed', 'declined']).nullable().defined(),
  decided_by: string().nullable().defined(),
  decided_at: moment().nullable().defined(),
});

const revokedSchema = object({ reason: string().required(), by: string().required(), at: moment().required() });

/** The facts about a release besides its descriptor and files. */
const releaseFactsSchema = object({
  name: requiredText(60),
  version: requiredText(100),
  /** Where pages load it from, relative to the servers' own address. */
  base_url: requiredText(500),
  digest: requiredText(),
  published_by: string().required(),
  published_by_uuid: string().uuid().nullable().defined(),
  published_at: moment().required(),
  /** Unknown for a copy from an installation of the previous version. */
  revoked: revokedSchema.nullable().default(undefined),
});

const LIST_MAX = 100_000;
const list = <Item extends Parameters<typeof array>[0]>(item: Item) => array(item).max(LIST_MAX).required();

/** Everything that an environment's servers need to serve it, except the releases themselves. */
export const stateSchema = object({
  schema: number().oneOf([1]).required(),
  environment: environment(),
  releases: list(releaseFactsSchema.concat(object({ revoked: revokedSchema.nullable().default(undefined).defined() }))),
  /** Oldest first. */
  settings: list(settingSchema),
  good: list(goodSchema),
  /** Undecided requests. */
  requests: list(requestSchema),
  policies: list(policySchema),
  /** The last journal entry about this environment. */
  journal: number().integer().min(0).required(),
});

export type ReleaseFacts = InferType<typeof releaseFactsSchema>;

export type SentSetting = Omit<RemoteSetting, 'places'> & Partial<Pick<RemoteSetting, 'places'>>;

export type EnvironmentRecord = {
  schema: 1;
  environment: EnvironmentName;
  releases: (ReleaseFacts & { revoked: { reason: string; by: string; at: string } | null })[];
  settings: SentSetting[];
  good: StableRow[];
  requests: RequestRow[];
  policies: Omit<StoredPolicy, 'environment'>[];
  journal: number;
};

const tokenSchema = object({
  name: requiredText(100),
  /** Base64 of the hash. */
  hash: requiredText(),
  remotes: array(requiredText(60)).required(),
  environments: array(mixed<EnvironmentName>().oneOf(ENVIRONMENTS).required()).required(),
  ends_on: requiredText(10),
  issued_by: string().required(),
  issued_by_uuid: string().uuid().required(),
  issued_at: moment().required(),
});

/** The history that an installation brings from before it followed; its releases are sent first. */
export const introductionSchema = object({
  settings: list(settingSchema),
  good: list(goodSchema),
  requests: list(requestSchema),
  policies: list(policySchema),
  tokens: list(tokenSchema),
});

export type Introduction = Pick<EnvironmentRecord, 'settings' | 'good' | 'requests' | 'policies'> & {
  tokens: InferType<typeof tokenSchema>[];
};

export { releaseFactsSchema };

/** A release with its files in base64; without files if these are no longer kept. */
export type PackedRelease = { release: RemoteRelease; files: { path: string; content: string }[] };

const visitorSchema = object({
  uuid: string().uuid().required(),
  roles: array(object({ id: number().integer().required() }).required()).required(),
  mailDigest: requiredText(),
});

/** A server's heartbeat, with its host facts and accounts when they are new. */
export const heartbeatSchema = object({
  /** Absent when sent by an operator's command. */
  server: string().max(200),
  revision: number().integer().min(0).required(),
  served: object().default(undefined),
  visitors: array(visitorSchema).max(LIST_MAX),
});

/** Browser reports that a server received, each with its age in milliseconds. */
export const forwardedReportsSchema = object({
  reports: array(
    remoteReportsSchema
      .concat(
        object({
          age: number().min(0).required(),
          sessionId: string().uuid().required(),
          personUuid: string().uuid().required(),
        }),
      )
      .required(),
  )
    .max(1_000)
    .required(),
});

export type ForwardedReport = InferType<typeof forwardedReportsSchema>['reports'][number];

/** Changes made at the central registry, for an installation's audit trail. */
export const journalSchema = array(
  object({
    id: number().integer().required(),
    author: string().required(),
    /** The author's account in the reading installation. */
    account: string().uuid().nullable().defined(),
    request_id: string().nullable().defined(),
    action: requiredText(),
    entity: requiredText(),
    uuid: string().uuid().nullable().defined(),
    before: object().nullable().default(undefined).defined(),
    after: object().nullable().default(undefined).defined(),
  }).required(),
).required();

export type JournalEntry = InferType<typeof journalSchema>[number];
