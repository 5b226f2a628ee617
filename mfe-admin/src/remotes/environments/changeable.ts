import type { EnvironmentName, RemoteMatrix } from '@siteledger/platform/contract';

/** Whether the central registry of this server is away, so that nothing can be changed. */
const isAway = ({ registry }: Pick<RemoteMatrix, 'registry'>) =>
  registry.kind === 'central' && registry.away_since !== null;

/** The environments that whoever looks can change now. */
export const changeableIn = (matrix: Pick<RemoteMatrix, 'registry' | 'environments'>): EnvironmentName[] =>
  isAway(matrix)
    ? []
    : matrix.environments.filter(({ can_change }) => can_change).map(({ environment }) => environment);
