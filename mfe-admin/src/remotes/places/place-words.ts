import type { EnvironmentName, RemoteMatrixRow } from '@siteledger/platform/contract';

/** "Project details tabs", of project.details.tabs. */
export function placeTitle(place: string) {
  const words = place.replaceAll(/[._-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether the release that is selected in an environment has places for others. */
export function offersPlaces({ releases, settings }: RemoteMatrixRow, environment: EnvironmentName) {
  const selected = releases.find(({ version }) => version === settings[environment]?.release);
  return (selected?.places ?? []).length > 0;
}
