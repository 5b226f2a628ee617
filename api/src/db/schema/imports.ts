import {
  type ImportChange,
  type ImportCell,
  type ImportColumn,
  type ImportCounts,
  type FieldMessages,
  type ImportMapping,
  type ImportResult,
  type ImportSource,
  type ImportStatus,
  type ImportTask,
  type ImportTotal,
} from '@siteledger/shared-lib/domain';
import { type ColumnType, type Generated, type GeneratedAlways } from 'kysely';
import { type DefaultedInstant, type Instant } from './values';

/** A jsonb of a known shape: read as a value, written as JSON text. */
type JsonOf<Value> = ColumnType<Value, string, string>;

/** The same with a default. */
type DefaultedJsonOf<Value> = ColumnType<Value, string | undefined, string>;

export type ImportsTables = {
  import_jobs: {
    id: GeneratedAlways<number>;
    uuid: Generated<string>;
    entity: string;
    user_id: number;
    real_user_id: number | null;
    file_name: string;
    sha256: string;
    source: JsonOf<ImportSource & { is1904: boolean }>;
    columns: JsonOf<ImportColumn[]>;
    mapping: JsonOf<ImportMapping>;
    status: Generated<ImportStatus>;
    row_count: number;
    counts: JsonOf<ImportCounts> | null;
    totals: DefaultedJsonOf<ImportTotal[]>;
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
    cells: JsonOf<ImportCell[]>;
    is_left_out: Generated<boolean>;
    result: ImportResult | null;
    record_uuid: string | null;
    messages: DefaultedJsonOf<FieldMessages>;
    warnings: DefaultedJsonOf<FieldMessages>;
    changes: DefaultedJsonOf<ImportChange[]>;
  };
  import_mappings: {
    user_id: number;
    entity: string;
    signature: string;
    mapping: JsonOf<ImportMapping>;
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
