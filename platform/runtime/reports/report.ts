import type { ListedRelease, ReleasePart, ReportKind } from '@siteledger/platform/contract';

/** What was seen: of which part, on which screen (its id), and how much. */
type Seen = { part?: ReleasePart; screen?: string | undefined; value?: number };

type Event = Seen & { remote: string; version: string; kind: ReportKind };

const SEND_AFTER_MS = 5_000;
const AT_ONCE = 50;

let waiting: Event[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Notes what this browser saw of a release; the server gets it a little later, or never, and nobody waits for it. */
export function report(
  { name, version }: Pick<ListedRelease, 'name' | 'version'>,
  kind: ReportKind,
  { value, ...seen }: Seen = {},
) {
  const rounded = value !== undefined && { value: Math.round(value * 1000) / 1000 };
  waiting.push({ remote: name, version, kind, ...seen, ...rounded });
  timer ??= setTimeout(sendReports, SEND_AFTER_MS);
}

/** Sends what is waiting, also from a page that is being left. */
export function sendReports() {
  clearTimeout(timer);
  timer = undefined;
  const { listingUrl, token: tokenOf } = window.siteledger;
  const token = tokenOf();
  const events = waiting.slice(0, AT_ONCE);
  waiting = [];
  if (!token || events.length === 0) return;
  void fetch(`${listingUrl}/events`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ events }),
    keepalive: true,
  }).catch(() => undefined);
}
