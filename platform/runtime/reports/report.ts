import type { ListedRelease, ReleasePart, ReportKind } from '@siteledger/platform/contract';

/** Details of a report: the part, the screen's id, and the measured value. */
type Seen = { part?: ReleasePart; screen?: string | undefined; value?: number };

type Event = Seen & { remote: string; version: string; kind: ReportKind };

const SEND_AFTER_MS = 5_000;
const AT_ONCE = 50;
// About half an hour of an offline tab.
const WAITING_MAX = 200;

const TOO_MANY_REQUESTS = 429;
const SERVER_FAULT = 500;

let waiting: Event[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let tokenSettled = () => Promise.resolve();

/** Delays reports while the product renews their token, because renewal invalidates the previous one. */
export function reportAfter(settled: () => Promise<void>) {
  tokenSettled = settled;
}

/**
 * Queues a report on a release and sends it a little later, without blocking. While the server cannot take reports, the
 * newest 200 stay queued and are sent with the next one.
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

/** Sends the queued reports; also works while the page is being left. */
export function sendReports() {
  clearTimeout(timer);
  timer = undefined;
  const token = window.siteledger.token();
  const events = waiting.slice(0, AT_ONCE);
  // Without a signed-in user the reports are dropped.
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

// If the token was renewed during the call, the old token caused the refusal, not the reports.
async function isRefusedForGood({ status }: Response, token: string) {
  if (status === TOO_MANY_REQUESTS || status >= SERVER_FAULT) return false;
  await tokenSettled();
  return window.siteledger.token() === token;
}
