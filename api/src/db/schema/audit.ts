import { type GeneratedAlways } from 'kysely';
import { type DefaultedInstant, type Instant, type Json } from './values';

export type AuditTables = {
  audit_chain: {
    position: number;
    audit_id: number;
    hash: Buffer;
    sealed_at: DefaultedInstant;
  };
  audit_heads: {
    position: number;
    hash: Buffer;
    key_id: string | null;
    signature: Buffer | null;
    signed_at: Instant;
  };
  audit_log: {
    id: GeneratedAlways<number>;
    at: DefaultedInstant;
    user_id: number | null;
    user_name: string | null;
    real_user_id: number | null;
    real_user_name: string | null;
    action: string;
    entity: string;
    entity_uuid: string | null;
    before: Json | null;
    after: Json | null;
    request_id: string | null;
    caller_request_id: string | null;
  };
  audit_waiting: { audit_id: number };
};
