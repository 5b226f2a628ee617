import { type RemoteReport } from '@siteledger/platform/contract';
import { FOLLOWERS, type PassedReport } from '../protocol';
import { type Link } from './link';

type Waiting = { at: number; report: Omit<PassedReport, 'age'> };

// About a quarter of an hour of a large office; what is older says little of a release.
const WAITING_MAX = 2_000;
const BATCH = 200;

/** Reports of browsers on their way to the central registry. While that is away the newest wait, as many as there is room for. */
export class ReportQueue {
  private waiting: Waiting[] = [];
  private sending: Promise<void> | undefined;

  constructor(
    private readonly link: Link,
    private readonly clock: () => Date,
  ) {}

  add(who: { sessionId: string; personUuid: string }, events: readonly RemoteReport[]) {
    this.waiting.push({ at: this.clock().getTime(), report: { ...who, events: [...events] } });
    this.waiting = this.waiting.slice(-WAITING_MAX);
  }

  /** Hands on what waits; what the registry does not take stays. A run joins the one under way, or both told the same. */
  send(): Promise<void> {
    this.sending ??= this.sendAll().finally(() => (this.sending = undefined));
    return this.sending;
  }

  private async sendAll() {
    while (this.waiting.length > 0) {
      const batch = this.waiting.slice(0, BATCH);
      const now = this.clock().getTime();
      const reports = batch.map(({ at, report }) => ({ ...report, age: Math.max(0, now - at) }));
      const { status } = await this.link.call({ method: 'POST', path: `${FOLLOWERS}/reports`, body: { reports } });
      // What it refuses it will refuse again.
      if (status === 401) return;
      this.waiting = this.waiting.filter((one) => !batch.includes(one));
    }
  }
}
