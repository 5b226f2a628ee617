import { type InferType } from 'yup';
import { instant } from '../day';
import { onUse, record } from '../fields';
import { reasonField } from './reason';

/**
 * Keeps a remote's release unchanged in an environment until a moment: no build and no publish token can select another
 * one, and no rollout advances automatically. Users with the permission still can, and the platform still halts failing
 * releases. docs/remotes.md#lock-a-release
 */
export type RemoteLock = { until: string; reason: string; by: string };

/** Locks the release of a remote in an environment, or lifts the lock when `until` is missing. */
export const remoteLockSchema = onUse(() => record({ until: instant('Until'), reason: reasonField() }));

/** The lock input with `until` required, for setting a lock. */
export const lockingSchema = onUse(() => record({ until: instant('Until').required(), reason: reasonField() }));

export type RemoteLockInput = InferType<typeof remoteLockSchema>;

/** Absent in revisions from a central registry of the previous version. */
type Lockable = { lock?: RemoteLock | null };

/** The lock now in force, if any. */
export const lockInForce = ({ lock }: Lockable, now: Date) =>
  lock && Date.parse(lock.until) > now.getTime() ? lock : undefined;

/** "Locked until 01-Dec-2026, 18:00 by Lim: Year end". */
export const lockText = ({ until, by, reason }: RemoteLock, formatInstant: (instant: string) => string) =>
  `Locked until ${formatInstant(until)} by ${by}: ${reason}`;
