import type { EnvironmentName, RemoteMatrix } from '@siteledger/platform/contract';

const isAway = ({ registry }: Pick<RemoteMatrix, 'registry'>) =>
  registry.kind === 'central' && registry.away_since !== null;

/** Environments that the user can change now. */
export const changeableIn = (matrix: Pick<RemoteMatrix, 'registry' | 'environments'>): EnvironmentName[] =>
  isAway(matrix)
    ? []
    : matrix.environments.filter(({ can_change }) => can_change).map(({ environment }) => environment);
