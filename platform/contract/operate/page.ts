import { reactProblems } from '../release/skew';
import { incompatibilities } from '../remote/compatibility';
import type { RemoteRequirements } from '../remote/remote';
import type { ListedRelease } from './listing';

/** The page that a release is to run in: its versions, its React, and by which id the build knows its doors. */
export type Page = { versions: RemoteRequirements; react?: string; doors?: string };

/**
 * Why a listed release does not run in a page, one sentence each; empty when it does. What the registry has found holds for a page
 * of the shell that it was found for; one of another shell, opened before an upgrade for instance, goes by versions.
 */
export function misfits({ descriptor, incompatible }: ListedRelease, { versions, react, doors }: Page): string[] {
  if (incompatible && incompatible.doors === doors) return incompatible.reasons;
  return [...incompatibilities(descriptor.requires, versions), ...reactProblems(descriptor.react, react)];
}
