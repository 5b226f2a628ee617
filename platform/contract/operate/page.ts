import { reactProblems } from '../release/skew';
import { incompatibilities } from '../remote/compatibility';
import type { RemoteRequirements } from '../remote/remote';
import type { ListedRelease } from './listing';

/** The page that a release runs in: its contract versions, its React version, and the build's id of its doors. */
export type Page = { versions: RemoteRequirements; react?: string; doors?: string };

/**
 * Why a listed release does not run in a page, one sentence each; empty when it does. The registry's findings apply
 * only to pages of the shell that it checked; another shell's page, such as one opened before an upgrade, compares
 * versions.
 */
export function misfits({ descriptor, incompatible }: ListedRelease, { versions, react, doors }: Page): string[] {
  if (incompatible && incompatible.doors === doors) return incompatible.reasons;
  return [...incompatibilities(descriptor.requires, versions), ...reactProblems(descriptor.react, react)];
}
