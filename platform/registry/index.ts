export { type CentralRegistry, centralRoutes } from './central/server/central-routes';
export { centralProduct } from './central/server/central-inputs';
export {
  connectInstallation,
  revokeInstallationTokens,
  selectInstallationTokens,
} from './central/server/installations.queries';
export { ConfigError, Refusal } from './errors';
export { type CentralAddress, Link, NoAnswer } from './central/follower/link';
export { Follower } from './central/follower/follower';
export { type Account } from './central/follower/heartbeat';
export { operateAtCentral, sendBuildToCentral } from './central/follower/operate-at-central';
export { haltRollouts, type Halting } from './by-itself/halt-rollouts';
export { startReleaseMonitor } from './by-itself/release-monitor';
export { deleteOldReports } from './store/health-reports.queries';
export { readStatesWithoutCentral } from './show/states-without-central';
export { refuseElsewhere } from './http/refuse-elsewhere';
export { type Access, type Conduct, type RegistryInputs } from './http/inputs';
export { registryMigrations, registrySeries } from './migrations/registry-series';
export {
  explainRefusal,
  type Migration,
  readMigrations,
  runMigrations,
  type Series,
  lockMigrations,
  pendingMigrations,
} from './migrations/run-migrations';
export { type Audit, type AuditEntry, type Call, type HaltingRevision, type Person, type Product } from './product';
export { readDoors } from './releases/doors';
export { operatorOfHost } from './operator';
export { restoreReplacedState } from './central/follower/restore-replaced';
export { findCollisions } from './releases/collisions';
export { dropReleases, findUnneeded } from './by-itself/drop-releases';
export { totalFileBytes } from './store/releases.queries';
export { publishLocalBuilds, type Published, sendLocalBuilds } from './by-itself/publish-local-builds';
export { copyToDisk } from './releases/release-files';
export { readRunning } from './releases/running';
export { isEmptyEnvironment } from './store/requests.queries';
export { type Reply } from './http/replies';
export { registryRoutes } from './http/routes';
export { firstScreens } from './show/first-screens';
export { hostFactsReader } from './releases/host-facts-reader';
export { endPauses } from './by-itself/end-pauses';
export { type Operation, OPERATIONS, operateRemote } from './change/operate-remote';
export { selectSettings } from './store/settings.queries';
export { type Visitor } from './releases/release-for-user';
export { advanceRollouts } from './by-itself/advance-rollouts';
export { type Db, type RegistryTables } from './store/tables';
