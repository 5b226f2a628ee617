import { type RegistryTables } from '@siteledger/platform/registry';
import { type AccountsTables } from './schema/accounts';
import { type AuditTables } from './schema/audit';
import { type DocumentsTables } from './schema/documents';
import { type FiguresTables } from './schema/figures';
import { type ImportsTables } from './schema/imports';
import { type PartiesTables } from './schema/parties';
import { type PeopleTables } from './schema/people';
import { type ProjectsTables } from './schema/projects';
import { type SecondFactorTables } from './schema/second-factor';
import { type MigrationsTables } from './schema/migrations';

/** Every table and view, as the numbered SQL files create them. */
export type Database = AccountsTables &
  AuditTables &
  DocumentsTables &
  FiguresTables &
  ImportsTables &
  MigrationsTables &
  PartiesTables &
  PeopleTables &
  ProjectsTables &
  RegistryTables &
  SecondFactorTables;
