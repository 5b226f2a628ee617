import { type Generated, type GeneratedAlways } from 'kysely';
import { type DefaultedInstant, type Instant, type Json } from './values';

export type CountersTable = {
  name: string;
  value: Generated<number>;
};

export type IdempotencyKeysTable = {
  user_id: number;
  route: string;
  key: string;
  body_hash: string;
  status: number;
  reply: Json;
  created_at: DefaultedInstant;
};

export type MailsTable = {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  recipient: string;
  subject: string;
  body: string | null;
  sealed_body: Buffer | null;
  created_at: DefaultedInstant;
  sent_at: Instant | null;
  attempts: Generated<number>;
  last_error: string | null;
  next_attempt_at: DefaultedInstant;
  expires_at: Instant | null;
};

export type PasswordResetsTable = {
  token_hash: Buffer;
  user_id: number;
  created_at: DefaultedInstant;
  expires_at: Instant;
  used_at: Instant | null;
};

export type RolesTable = {
  id: number;
  uuid: Generated<string>;
  name: string;
  version: Generated<number>;
  created_at: DefaultedInstant;
  updated_at: DefaultedInstant;
};

export type RoleNamesTable = {
  key: string;
  role_id: number;
};

export type SessionTokensTable = {
  token_hash: Buffer;
  session_id: string;
  kind: 'access' | 'refresh';
  created_at: DefaultedInstant;
  expires_at: Instant;
  used_at: Instant | null;
  nonce_hash: Buffer | null;
  replaced_by: Buffer | null;
  sealed_answer: Buffer | null;
};

export type SessionsTable = {
  id: Generated<string>;
  user_id: number;
  kind: 'sign-in' | 'impersonation';
  real_user_id: number | null;
  parent_id: string | null;
  created_at: DefaultedInstant;
  expires_at: Instant;
  revoked_at: Instant | null;
  address: string | null;
  agent: string | null;
  last_used_at: Instant | null;
};

export type SignInAddressesTable = {
  user_id: number;
  address: string;
  first_used_at: Instant;
  last_used_at: Instant;
};

export type SignInDevicesTable = {
  user_id: number;
  device: Buffer;
  first_used_at: Instant;
  last_used_at: Instant;
};

export type SignInFailuresTable = {
  id: GeneratedAlways<number>;
  email: string;
  address: string;
  at: DefaultedInstant;
  purpose: Generated<string>;
  device: Buffer | null;
  is_stranger: Generated<boolean>;
};

export type UserRolesTable = {
  user_id: number;
  role_id: number;
};

export type UsersTable = {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  name: string;
  email: string;
  password_hash: string;
  is_demo: Generated<boolean>;
  version: Generated<number>;
  created_at: DefaultedInstant;
  updated_at: DefaultedInstant;
  deleted_at: Instant | null;
};

export type SavedViewsTable = {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  user_id: number;
  screen: string;
  name: string;
  query: string;
  version: Generated<number>;
  created_at: DefaultedInstant;
  updated_at: DefaultedInstant;
  deleted_at: Instant | null;
};

export type KnownRecordsTable = {
  user_id: number;
  kind: string;
  record: string;
  opened_at: DefaultedInstant;
  favourite_at: Instant | null;
};

export type PeopleTables = {
  counters: CountersTable;
  idempotency_keys: IdempotencyKeysTable;
  known_records: KnownRecordsTable;
  mails: MailsTable;
  password_resets: PasswordResetsTable;
  role_names: RoleNamesTable;
  roles: RolesTable;
  saved_views: SavedViewsTable;
  session_tokens: SessionTokensTable;
  sessions: SessionsTable;
  sign_in_addresses: SignInAddressesTable;
  sign_in_devices: SignInDevicesTable;
  sign_in_failures: SignInFailuresTable;
  user_roles: UserRolesTable;
  users: UsersTable;
};
