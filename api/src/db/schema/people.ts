import { type Generated, type GeneratedAlways } from 'kysely';
import { type DefaultedInstant, type Instant, type Json, type Recorded } from './values';

export type PeopleTables = {
  counters: {
    name: string;
    value: Generated<number>;
  };
  idempotency_keys: {
    user_id: number;
    route: string;
    key: string;
    body_hash: string;
    status: number;
    reply: Json;
    created_at: DefaultedInstant;
  };
  known_records: {
    user_id: number;
    kind: string;
    record: string;
    opened_at: DefaultedInstant;
    favourite_at: Instant | null;
  };
  mails: {
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
  password_resets: {
    token_hash: Buffer;
    user_id: number;
    created_at: DefaultedInstant;
    expires_at: Instant;
    used_at: Instant | null;
  };
  role_names: {
    key: string;
    role_id: number;
  };
  roles: {
    id: number;
    uuid: Generated<string>;
    name: string;
    version: Generated<number>;
    created_at: DefaultedInstant;
    updated_at: DefaultedInstant;
  };
  saved_views: Recorded & {
    user_id: number;
    screen: string;
    name: string;
    query: string;
  };
  session_tokens: {
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
  sessions: {
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
  sign_in_addresses: {
    user_id: number;
    address: string;
    first_used_at: Instant;
    last_used_at: Instant;
  };
  sign_in_devices: {
    user_id: number;
    device: Buffer;
    first_used_at: Instant;
    last_used_at: Instant;
  };
  sign_in_failures: {
    id: GeneratedAlways<number>;
    email: string;
    address: string;
    at: DefaultedInstant;
    purpose: Generated<string>;
    device: Buffer | null;
    is_stranger: Generated<boolean>;
  };
  user_roles: {
    user_id: number;
    role_id: number;
  };
  users: Recorded & {
    name: string;
    email: string;
    password_hash: string;
    is_demo: Generated<boolean>;
  };
};
