import {
  type EnvironmentName,
  ENVIRONMENTS,
  type ReleaseSummary,
  type RemoteMatrixRow,
} from '@siteledger/platform/contract';

/** Where a release can be selected for everybody next: after the first environment that runs it, and not where all have it. */
export function promotionsOf(
  { settings }: Pick<RemoteMatrixRow, 'settings'>,
  { version, revoked }: Pick<ReleaseSummary, 'version' | 'revoked'>,
  changeable: readonly EnvironmentName[],
) {
  const first = ENVIRONMENTS.findIndex((environment) => {
    const setting = settings[environment];
    return [setting?.release, setting?.rollout?.release].includes(version);
  });
  if (revoked || first === -1) return [];
  return ENVIRONMENTS.slice(first + 1).filter(
    (environment) => changeable.includes(environment) && settings[environment]?.release !== version,
  );
}
