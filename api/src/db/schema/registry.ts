import { type EnvironmentName, type ReleasePart } from '@siteledger/platform/contract';
import { type Generated, type GeneratedAlways } from 'kysely';
import { type Day, type DefaultedInstant, type Instant, type Json } from './values';

export type PublishTokensTable = {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  name: string;
  token_hash: Uint8Array;
  remotes: Json;
  environments: Json;
  ends_on: Day;
  issued_by_id: number;
  issued_at: DefaultedInstant;
  last_used_at: Instant | null;
  revoked_by: string | null;
  revoked_at: Instant | null;
};

export type RemoteEventsTable = {
  id: GeneratedAlways<number>;
  at: DefaultedInstant;
  environment: string;
  remote: string;
  version: string;
  kind: string;
  detail: Json;
  user_id: number | null;
  part: ReleasePart | null;
  screen: string | null;
};

export type RemoteFilesTable = { release_id: number; path: string; content: Uint8Array };

export type RemoteGoodReleasesTable = {
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

export type RemotePresenceTable = {
  session_id: string;
  environment: string;
  remote: string;
  seen_at: DefaultedInstant;
};

type Decided = {
  requested_by: string;
  requested_by_id: number;
  requested_at: DefaultedInstant;
  decision: 'confirmed' | 'declined' | null;
  decided_by: string | null;
  decided_at: Instant | null;
};

export type RemotePoliciesTable = Decided & {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  environment: EnvironmentName;
  needs_second_person: boolean;
};

export type RemoteRequestsTable = Decided & {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  environment: EnvironmentName;
  remote: string;
  based_on: number | null;
  setting: Json;
};

export type RemoteReleaseRevocationsTable = {
  release_id: number;
  reason: string;
  revoked_by: string;
  revoked_at: DefaultedInstant;
};

export type RemoteReleasesTable = {
  id: GeneratedAlways<number>;
  name: string;
  version: string;
  base_url: string;
  descriptor: Json;
  digest: string;
  published_by: string;
  published_at: DefaultedInstant;
  published_by_id: number | null;
};

export type RemoteSettingsTable = {
  revision: GeneratedAlways<number>;
  environment: EnvironmentName;
  remote: string;
  enabled: Generated<boolean>;
  disable_mode: Generated<'drain' | 'now'>;
  version: string;
  rollout: Json;
  message: string | null;
  until: Instant | null;
  reason: string;
  halted: string | null;
  changed_by: string;
  changed_at: DefaultedInstant;
};

export type RegistryTables = {
  publish_tokens: PublishTokensTable;
  remote_events: RemoteEventsTable;
  remote_files: RemoteFilesTable;
  remote_good_releases: RemoteGoodReleasesTable;
  remote_policies: RemotePoliciesTable;
  remote_presence: RemotePresenceTable;
  remote_release_revocations: RemoteReleaseRevocationsTable;
  remote_releases: RemoteReleasesTable;
  remote_requests: RemoteRequestsTable;
  remote_settings: RemoteSettingsTable;
};
