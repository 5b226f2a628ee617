export { type CentralRegistry, centralRoutes } from './central/central-routes';
export { centralProduct } from './central/central-inputs';
export {
  connectInstallation,
  disconnectInstallation,
  selectInstallationTokens,
} from './central/installations/installations.queries';
export { ConfigError, Refusal } from './errors';
export { type CentralAddress, Link, NoAnswer } from './follow/link';
export { Follower } from './follow/follower';
export { type Account } from './follow/heartbeat';
export { operateAtCentral, sendBuildToCentral } from './follow/operate-at-central';
export { haltRollouts, type Halting } from './halt/halt-rollouts';
export { lookAfterReleases } from './look-after-releases';
export { forgetOldReports } from './health/health-reports.queries';
export { readEmbeddedStates } from './environments/embedded-states';
export { refuseElsewhere } from './environments/refuse-elsewhere';
export { type Access, type Conduct, type RegistryInputs } from './inputs';
export { registryMigrations, registrySeries } from './migrations/registry-series';
export {
  explainRefusal,
  type Migration,
  readMigrations,
  runMigrations,
  type Series,
  waitForTurn,
  waitingOf,
} from './migrations/run-migrations';
export { type Audit, type AuditEntry, type Call, type HaltingRevision, type Person, type Product } from './product';
export { readDoors } from './doors';
export { operatorOfHost } from './operator';
export { restoreReplaced } from './follow/restore-replaced';
export { findCollisions } from './releases/collisions';
export { dropReleases, findDispensable } from './releases/drop-releases';
export { sumOfFiles } from './releases/releases.queries';
export { publishLocalBuilds, type Published, sendLocalBuilds } from './releases/publish-local-builds';
export { copyToDisk } from './releases/release-files';
export { readRunning } from './releases/running';
export { isEmptyEnvironment } from './requests/requests.queries';
export { type Reply } from './replies';
export { registryRoutes } from './routes';
export { servedBy } from './served-by';
export { endPauses } from './schedule/end-pauses';
export { type Operation, OPERATIONS, operateRemote } from './settings/operate-remote';
export { selectSettings } from './settings/settings.queries';
export { type Visitor } from './settings/release-for-user';
export { advanceRollouts } from './stages/advance-rollouts';
export { type Db, type RegistryTables } from './tables';
