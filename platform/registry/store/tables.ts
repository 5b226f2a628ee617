import { type EnvironmentName, type ReleasePart } from '@siteledger/platform/contract';
import { type ColumnType, type Generated, type GeneratedAlways, type Kysely } from 'kysely';

/** A date: "YYYY-MM-DD". */
type Day = string;

/** A timestamptz: ISO 8601 text; a JS Date may be written. */
type Instant = ColumnType<string, string | Date, string | Date>;

/** A timestamptz that the database fills. */
type DefaultedInstant = ColumnType<string, string | Date | undefined, string | Date>;

/** A jsonb: read as a value, written as JSON text. */
type Json = ColumnType<unknown, string, string>;

/** A jsonb that the database fills. */
type DefaultedJson = ColumnType<unknown, string | undefined, string>;

type PublishTokensTable = {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  name: string;
  token_hash: Uint8Array;
  remotes: Json;
  environments: Json;
  ends_on: Day;
  issued_by: string;
  issued_by_uuid: string;
  issued_at: DefaultedInstant;
  last_used_at: Instant | null;
  revoked_by: string | null;
  revoked_at: Instant | null;
};

type RemoteEventsTable = {
  id: GeneratedAlways<number>;
  at: DefaultedInstant;
  environment: string;
  remote: string;
  version: string;
  kind: string;
  detail: Json | null;
  user_uuid: string | null;
  part: ReleasePart | null;
  screen: string | null;
};

type RemoteFilesTable = { release_id: number; path: string; content: Uint8Array };

type RemoteGoodReleasesTable = {
  id: GeneratedAlways<number>;
  environment: EnvironmentName;
  remote: string;
  version: string;
  first_revision: number;
  since: DefaultedInstant;
  called_by: string | null;
  reason: string | null;
  lost_at: Instant | null;
};

type RemotePresenceTable = {
  session_id: string;
  environment: string;
  remote: string;
  seen_at: DefaultedInstant;
};

type Decided = {
  requested_by: string;
  requested_by_uuid: string;
  requested_at: DefaultedInstant;
  decision: 'confirmed' | 'declined' | null;
  decided_by: string | null;
  decided_at: Instant | null;
};

type RemotePoliciesTable = Decided & {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  environment: EnvironmentName;
  needs_second_person: boolean;
};

type RemoteRequestsTable = Decided & {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  environment: EnvironmentName;
  remote: string;
  based_on: number | null;
  setting: Json;
};

type RemoteReleaseRevocationsTable = {
  release_id: number;
  reason: string;
  revoked_by: string;
  revoked_at: DefaultedInstant;
};

type RemoteReleasesTable = {
  id: GeneratedAlways<number>;
  name: string;
  version: string;
  base_url: string;
  descriptor: Json;
  digest: string;
  published_by: string;
  published_at: DefaultedInstant;
  published_by_uuid: string | null;
};

type RemoteSettingsTable = {
  revision: GeneratedAlways<number>;
  environment: EnvironmentName;
  remote: string;
  enabled: Generated<boolean>;
  disable_mode: Generated<'drain' | 'now'>;
  version: string;
  rollout: Json | null;
  message: string | null;
  until: Instant | null;
  places: Json | null;
  lock: Json | null;
  reason: string;
  halted: string | null;
  changed_by: string;
  changed_at: DefaultedInstant;
};

type InstallationTokensTable = {
  id: GeneratedAlways<number>;
  environment: EnvironmentName;
  may_change: Json;
  token_hash: Uint8Array;
  issued_by: string;
  issued_at: DefaultedInstant;
  revoked_by: string | null;
  revoked_at: Instant | null;
};

type EnvironmentsTable = { environment: EnvironmentName; served: Json | null; visitors: DefaultedJson };

type FollowingTable = {
  is_only: Generated<boolean>;
  url: string;
  tag: string | null;
  answered_at: Instant | null;
  journal: number | null;
};

type PeopleTable = {
  id: GeneratedAlways<number>;
  environment: string;
  account: string;
  mail_digest: string;
  person: string;
};

type ReplacedStatesTable = {
  id: GeneratedAlways<number>;
  environment: EnvironmentName;
  url: string;
  replaced_at: DefaultedInstant;
  past: Json;
};

type SchemaMigrationsTable = { name: string; checksum: string; applied_at: DefaultedInstant };

type ServersTable = { environment: string; name: string; revision: number | null; seen_at: Instant };

type JournalTable = {
  id: GeneratedAlways<number>;
  at: Instant;
  environment: string | null;
  asked_in: string | null;
  author: string;
  person: string | null;
  request_id: string | null;
  action: string;
  entity: string;
  entity_uuid: string | null;
  before: Json | null;
  after: Json | null;
};

/** The registry's tables, in a schema of its own. */
export type RegistryTables = {
  'registry.environments': EnvironmentsTable;
  'registry.following': FollowingTable;
  'registry.installation_tokens': InstallationTokensTable;
  'registry.journal': JournalTable;
  'registry.people': PeopleTable;
  'registry.publish_tokens': PublishTokensTable;
  'registry.remote_events': RemoteEventsTable;
  'registry.remote_files': RemoteFilesTable;
  'registry.remote_good_releases': RemoteGoodReleasesTable;
  'registry.remote_policies': RemotePoliciesTable;
  'registry.remote_presence': RemotePresenceTable;
  'registry.remote_release_revocations': RemoteReleaseRevocationsTable;
  'registry.remote_releases': RemoteReleasesTable;
  'registry.remote_requests': RemoteRequestsTable;
  'registry.remote_settings': RemoteSettingsTable;
  'registry.replaced_states': ReplacedStatesTable;
  'registry.schema_migrations': SchemaMigrationsTable;
  'registry.servers': ServersTable;
};

/** The connection that queries run on: the registry's database, or a running transaction. */
export type Db = Kysely<RegistryTables>;
