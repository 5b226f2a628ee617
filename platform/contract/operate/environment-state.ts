import type { EnvironmentName } from '../environments';

/** One server of an environment, as it last reported. */
export type ServerState = {
  /** Host name of its machine. */
  name: string;
  /** The last revision of the environment that it has applied; null before the first. */
  revision: number | null;
  seen_at: string;
};

/**
 * How an environment's servers are connected to the answering registry. `here`: the answering server is one of them;
 * `connected`: they report; `silent`: they reported earlier, but not now; `not connected`: none has ever reported;
 * `unknown`: the central registry is unreachable.
 */
export type EnvironmentState = {
  environment: EnvironmentName;
  connection: 'here' | 'connected' | 'silent' | 'not connected' | 'unknown';
  /** Whether the caller may change the environment from here. */
  can_change: boolean;
  /** Servers that reported recently; in a silent environment, those that reported last. */
  servers: ServerState[];
  /** Sessions active in each remote; remotes without any are left out. */
  at_work: Record<string, number>;
};

/**
 * The registry that a server follows: its own or a central one. While the central one cannot be followed, `away_since`
 * is the time of the last success and `away_because` is what is wrong with its responses; null when it sent none.
 */
export type RegistryState =
  { kind: 'embedded' } | { kind: 'central'; url: string; away_since: string | null; away_because: string | null };
