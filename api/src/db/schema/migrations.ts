import { type DefaultedInstant } from './values';

export type MigrationsTables = {
  schema_migrations: {
    name: string;
    checksum: string;
    applied_at: DefaultedInstant;
  };
};
