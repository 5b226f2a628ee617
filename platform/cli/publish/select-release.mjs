import { reachText } from './reach.mjs';

/**
 * Selects a release of a remote in an environment; returns the line that says who has it now, or that a second person
 * must confirm it.
 */
export async function selectRelease(registry, { name, environment, version, reach, reason }) {
  const selection = { release: version, ...reach, reason };
  const { isWaiting, revision, rollout } = await registry.select(name, environment, selection);
  return isWaiting
    ? `${environment}: not live, ${version} waits for a second person to confirm it`
    : `${environment}: ${reachText(rollout)} (revision ${revision})`;
}
