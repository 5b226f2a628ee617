import type { ListedRelease, ReleasePart, ReportKind } from '@siteledger/platform/contract';

/** What was seen: of which part, on which screen (its id), and how much. */
type Seen = { part?: ReleasePart; screen?: string | undefined; value?: number };

type Event = Seen & { remote: string; version: string; kind: ReportKind };

const SEND_AFTER_MS = 5_000;
const AT_ONCE = 50;
// About half an hour of a tab that is offline.
const WAITING_MAX = 200;

const TOO_MANY_REQUESTS = 429;
const SERVER_FAULT = 500;

let waiting: Event[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let tokenSettled = () => Promise.resolve();

/** Lets reports wait while the product renews the token that they carry: the one before it ends by that. */
export function reportAfter(settled: () => Promise<void>) {
  tokenSettled = settled;
}

/**
 * Notes what this browser saw of a release; the server gets it a little later, and nobody waits for it. While the server cannot take
 * it the newest 200 stay, and go with what is noted next.
 */
export function report(
  { name, version }: Pick<ListedRelease, 'name' | 'version'>,
  kind: ReportKind,
  { value, ...seen }: Seen = {},
) {
  const rounded = value !== undefined && { value: Math.round(value * 1000) / 1000 };
  waiting = [...waiting, { remote: name, version, kind, ...seen, ...rounded }].slice(-WAITING_MAX);
  sendSoon();
}

function sendSoon() {
  timer ??= setTimeout(() => void tokenSettled().then(sendReports), SEND_AFTER_MS);
}

/** Sends what is waiting, also from a page that is being left. */
export function sendReports() {
  clearTimeout(timer);
  timer = undefined;
  const token = window.siteledger.token();
  const events = waiting.slice(0, AT_ONCE);
  // Nobody is signed in whose reports they would be.
  waiting = token ? waiting.slice(AT_ONCE) : [];
  if (token && events.length > 0) void send(events, token);
}

async function send(events: Event[], token: string) {
  const isDone = await fetch(`${window.siteledger.listingUrl}/events`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ events }),
    keepalive: true,
  }).then(
    (answer) => answer.ok || isRefusedForGood(answer, token),
    () => false,
  );
  if (!isDone) waiting = [...events, ...waiting].slice(-WAITING_MAX);
  else if (waiting.length > 0) sendSoon();
}

// A token that was renewed while the call was on its way had ended, whatever there is against the reports.
async function isRefusedForGood({ status }: Response, token: string) {
  if (status === TOO_MANY_REQUESTS || status >= SERVER_FAULT) return false;
  await tokenSettled();
  return window.siteledger.token() === token;
}
