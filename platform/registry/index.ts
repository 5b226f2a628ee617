export { ConfigError, Refusal } from './errors';
export { haltRollouts, type Halting } from './halt/halt-rollouts';
export { lookAfterReleases } from './look-after-releases';
export { forgetOldReports } from './health/queries';
export { type Access, type Conduct, type RegistryInputs } from './inputs';
export { registryMigrations, registrySeries } from './migrations/registry-series';
export {
  type Migration,
  readMigrations,
  runMigrations,
  type Series,
  waitForTurn,
  waitingOf,
} from './migrations/run-migrations';
export { type Audit, type AuditEntry, type Call, type Person, type Product } from './product';
export { readDoors } from './doors';
export { publishLocalBuilds } from './releases/publish-local-builds';
export { copyToDisk } from './releases/release-files';
export { readRunning } from './releases/running';
export { type Reply } from './replies';
export { registryRoutes } from './routes';
export { endPauses } from './schedule/end-pauses';
export { type Operation, OPERATIONS, operateRemote } from './settings/operate-remote';
export { selectSettings } from './settings/queries';
export { type Visitor } from './settings/release-for-user';
export { advanceRollouts } from './stages/advance-rollouts';
export { type Db, type RegistryTables } from './tables';
