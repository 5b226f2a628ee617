import type { EnvironmentName } from '../environments';

/** One server of an environment, as it last reported. */
export type ServerState = {
  /** What its machine is called. */
  name: string;
  /** The last revision of the environment that it has taken over; null before the first. */
  revision: number | null;
  seen_at: string;
};

/**
 * How the servers of an environment stand to the registry that answers. `here`: the server that was asked is one of them;
 * `connected`: they report; `silent`: they did, and do not now; `not connected`: none ever has; `unknown`: the central registry
 * is away.
 */
export type EnvironmentState = {
  environment: EnvironmentName;
  connection: 'here' | 'connected' | 'silent' | 'not connected' | 'unknown';
  /** Whether whoever asks may change it from here. */
  can_change: boolean;
  /** Those that have reported lately; of a silent environment those that did last. */
  servers: ServerState[];
  /** How many sessions work in each remote; without those in which nobody does. */
  at_work: Record<string, number>;
};

/**
 * The registry that a server goes by: its own one, or a central one. While a central one cannot be followed, `away_since` is
 * when that was last possible, and `away_because` what is wrong with its answers; null when none came.
 */
export type RegistryState =
  { kind: 'embedded' } | { kind: 'central'; url: string; away_since: string | null; away_because: string | null };
