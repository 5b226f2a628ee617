import { type DefaultedInstant } from './values';

export type SchemaMigrationsTable = {
  name: string;
  checksum: string;
  applied_at: DefaultedInstant;
};
