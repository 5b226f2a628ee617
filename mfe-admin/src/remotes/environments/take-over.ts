import type { EnvironmentState, RemoteMatrix, ServerState } from '@siteledger/platform/contract';

/** The last revision of an environment that anybody has made; null before the first. */
export function revisionOf({ remotes }: Pick<RemoteMatrix, 'remotes'>, { environment, servers }: EnvironmentState) {
  const made = remotes.flatMap(({ settings }) => settings[environment]?.revision ?? []);
  const seen = servers.flatMap(({ revision }) => revision ?? []);
  const known = made.length > 0 ? made : seen;
  return known.length > 0 ? Math.max(...known) : null;
}

const REPORTING: readonly EnvironmentState['connection'][] = ['here', 'connected'];

/** The servers of an environment that have not taken its last revision over yet. */
export function laggards(state: EnvironmentState, revision: number | null): ServerState[] {
  if (revision === null || !REPORTING.includes(state.connection)) return [];
  return state.servers.filter((server) => (server.revision ?? 0) < revision);
}

/** Whether some server has still to take over what somebody has changed. */
export const isWaiting = (matrix: RemoteMatrix) =>
  matrix.environments.some((state) => laggards(state, revisionOf(matrix, state)).length > 0);
