import type { EnvironmentName, RemoteMatrixRow } from '@siteledger/platform/contract';

/** "Project details tabs" for project.details.tabs. */
export function placeTitle(place: string) {
  const words = place.replaceAll(/[._-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether a release selected or rolled out in an environment has places for other remotes. */
export function offersPlaces({ releases, settings }: RemoteMatrixRow, environment: EnvironmentName) {
  const { release, rollout } = settings[environment] ?? {};
  const selected = releases.filter(({ version }) => version === release || version === rollout?.release);
  return selected.some(({ places }) => (places ?? []).length > 0);
}
