import type { EnvironmentState, RemoteMatrix, ServerState } from '@siteledger/platform/contract';

/** The latest revision of an environment; null before the first. */
export function revisionOf({ remotes }: Pick<RemoteMatrix, 'remotes'>, { environment, servers }: EnvironmentState) {
  const made = remotes.flatMap(({ settings }) => settings[environment]?.revision ?? []);
  const seen = servers.flatMap(({ revision }) => revision ?? []);
  const known = made.length > 0 ? made : seen;
  return known.length > 0 ? Math.max(...known) : null;
}

const REPORTING: readonly EnvironmentState['connection'][] = ['here', 'connected'];

/** Servers of an environment that have not applied its latest revision yet. */
export function laggards(state: EnvironmentState, revision: number | null): ServerState[] {
  if (revision === null || !REPORTING.includes(state.connection)) return [];
  return state.servers.filter((server) => (server.revision ?? 0) < revision);
}

/** Whether any server has yet to apply a change. */
export const isWaiting = (matrix: RemoteMatrix) =>
  matrix.environments.some((state) => laggards(state, revisionOf(matrix, state)).length > 0);
