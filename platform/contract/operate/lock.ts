import { type InferType } from 'yup';
import { instant } from '../day';
import { onUse, record } from '../fields';
import { reason } from './reason';

/**
 * What keeps a remote's release as it is in an environment until a moment: no build and no publish token selects another one, and
 * no rollout grows by itself. People with the permission may, and what fails is still taken from users.
 * docs/remotes.md#lock-a-release
 */
export type RemoteLock = { until: string; reason: string; by: string };

/** Locks the release of a remote in an environment; without `until` it lifts the lock. */
export const remoteLockSchema = onUse(() => record({ until: instant('Until'), reason: reason() }));

/** The same for whoever locks it. */
export const lockingSchema = onUse(() => record({ until: instant('Until').required(), reason: reason() }));

export type RemoteLockInput = InferType<typeof remoteLockSchema>;

/** Of a revision that a central registry of the version before wrote, there is no word of it. */
type Lockable = { lock?: RemoteLock | null };

/** The lock that holds now, if any does. */
export const lockInForce = ({ lock }: Lockable, now: Date) =>
  lock && Date.parse(lock.until) > now.getTime() ? lock : undefined;

/** "Locked until 01-Dec-2026, 18:00 by Lim: Year end". */
export const lockText = ({ until, by, reason }: RemoteLock, formatInstant: (instant: string) => string) =>
  `Locked until ${formatInstant(until)} by ${by}: ${reason}`;
