import { type Generated, type GeneratedAlways } from 'kysely';
import { type DefaultedInstant, type DefaultedJson, type Instant } from './values';

export type SecondFactorTables = {
  passkeys: {
    id: GeneratedAlways<number>;
    uuid: Generated<string>;
    user_id: number;
    name: string;
    credential_id: string;
    public_key: Buffer;
    counter: number;
    transports: DefaultedJson;
    created_at: DefaultedInstant;
    last_used_at: Instant | null;
  };
  recovery_codes: {
    user_id: number;
    code_hash: Buffer;
    used_at: Instant | null;
  };
  second_factor_challenges: {
    token_hash: Buffer;
    user_id: number;
    purpose: 'answer' | 'enrol' | 'manage';
    session_id: string | null;
    totp_secret: Buffer | null;
    webauthn: string | null;
    tries: Generated<number>;
    created_at: DefaultedInstant;
    expires_at: Instant;
    used_at: Instant | null;
  };
  second_factor_failures: {
    id: GeneratedAlways<number>;
    user_id: number;
    at: DefaultedInstant;
  };
  totp_factors: {
    user_id: number;
    secret: Buffer;
    last_step: number;
    created_at: DefaultedInstant;
  };
};
