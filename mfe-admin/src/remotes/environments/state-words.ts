import type { EnvironmentState } from '@siteledger/platform/contract';
import { counted, formatInstant } from '@siteledger/shared-lib/domain';
import { laggards } from './take-over';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** "3 s ago", "4 min ago"; after an hour the time itself. */
function agoText(moment: string, at: string) {
  const passed = Math.max(0, Date.parse(at) - Date.parse(moment));
  if (passed < MINUTE_MS) return `${Math.round(passed / SECOND_MS)} s ago`;
  return passed < HOUR_MS ? `${Math.round(passed / MINUTE_MS)} min ago` : formatInstant(moment);
}

const momentsOf = ({ servers }: EnvironmentState) => servers.map(({ seen_at }) => seen_at).sort();

type Moment = { revision: number | null; at: string; isEmbedded: boolean };

/** State of an environment in one line: "2 servers, revision 18, 3 s ago". */
export function stateText(state: EnvironmentState, { revision, at, isEmbedded }: Moment) {
  if (state.connection === 'unknown') return 'Not known while the registry is away';
  const moments = momentsOf(state);
  if (state.connection === 'silent') {
    const last = moments.at(-1);
    return last ? `Silent since ${formatInstant(last)}` : 'Silent';
  }
  const made = revision === null ? 'nothing set yet' : `revision ${revision}`;
  const [oldest] = moments;
  // An embedded registry has no contact with other servers, and this server obviously responds.
  if (isEmbedded || !oldest) return made.charAt(0).toUpperCase() + made.slice(1);
  return `${counted(state.servers.length, 'server')}, ${made}, ${agoText(oldest, at)}`;
}

/** "Revision 18 is on 1 of 2 servers; app-2 has 17"; undefined when all have it. */
export function waitingForText(state: EnvironmentState, revision: number | null) {
  const late = laggards(state, revision);
  if (late.length === 0) return undefined;
  const { length } = state.servers;
  const has = late.map((server) => `${server.name} has ${server.revision ?? 'none yet'}`).join(', ');
  return `Revision ${revision} is on ${length - late.length} of ${counted(length, 'server')}; ${has}.`;
}
