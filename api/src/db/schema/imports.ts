import { type ImportResult, type ImportStatus, type ImportTask } from '@siteledger/shared-lib/domain';
import { type Generated, type GeneratedAlways } from 'kysely';
import { type Day, type Decimal, type DefaultedInstant, type DefaultedJson, type Instant, type Json } from './values';

export type ImportsTables = {
  move_in: {
    id: Generated<boolean>;
    uuid: Generated<string>;
    as_of: Day;
    debtors: Decimal | null;
    creditors: Decimal | null;
    retention_receivable: Decimal | null;
    retention_payable: Decimal | null;
    bank: Decimal | null;
    version: Generated<number>;
    updated_at: DefaultedInstant;
  };
  import_jobs: {
    id: GeneratedAlways<number>;
    uuid: Generated<string>;
    entity: string;
    user_id: number;
    real_user_id: number | null;
    file_name: string;
    sha256: string;
    source: Json;
    columns: Json;
    mapping: Json;
    status: Generated<ImportStatus>;
    row_count: number;
    counts: Json | null;
    totals: DefaultedJson;
    reason: string | null;
    message: string | null;
    created_at: Instant;
    committed_at: Instant | null;
    changed_at: DefaultedInstant;
    task: ImportTask | null;
    claim: string | null;
    claimed_until: Instant | null;
    progress: Generated<number>;
    is_cancelled: Generated<boolean>;
  };
  import_files: { job_id: number; bytes: Buffer };
  import_rows: {
    job_id: number;
    row_no: number;
    cells: Json;
    is_left_out: Generated<boolean>;
    result: ImportResult | null;
    record_uuid: string | null;
    messages: DefaultedJson;
    warnings: DefaultedJson;
    changes: DefaultedJson;
  };
  import_mappings: {
    user_id: number;
    entity: string;
    signature: string;
    mapping: Json;
    updated_at: Instant;
  };
  import_keys: {
    entity: string;
    source: 'external' | 'natural';
    key: string;
    record_uuid: string;
    row_hash: string;
  };
};
