import { type RemoteReport } from '@siteledger/platform/contract';
import { FOLLOWERS, type ForwardedReport } from '../protocol';
import { type Link, NoAnswer } from './link';
import { retryAfterMs } from './retry-after';

type Waiting = { at: number; report: Omit<ForwardedReport, 'age'> };

type Parts = {
  link: Link;
  clock: () => Date;
  log: { warn: (details: object, message: string) => void };
};

// About a quarter of an hour of a large office; older reports say little about a release.
const WAITING_MAX = 2_000;
const BATCH = 200;

/**
 * Queue of browser reports for the central registry. While it is unreachable, the newest reports wait, up to the limit.
 */
export class ReportQueue {
  private waiting: Waiting[] = [];
  private sending: Promise<void> | undefined;
  private notBefore = 0;

  constructor(private readonly parts: Parts) {}

  add(who: { sessionId: string; personUuid: string }, events: readonly RemoteReport[]) {
    this.waiting.push({ at: this.now(), report: { ...who, events: [...events] } });
    this.waiting = this.waiting.slice(-WAITING_MAX);
  }

  /**
   * Sends the queue, unless the registry has asked to wait longer. Refused reports are dropped with a line in the log,
   * too large batches are divided, all others stay. A call joins the run in progress, so that no report is sent twice.
   */
  send(): Promise<void> {
    this.sending ??= this.sendAll().finally(() => (this.sending = undefined));
    return this.sending;
  }

  private async sendAll() {
    let size = BATCH;
    while (this.waiting.length > 0 && this.now() >= this.notBefore) {
      const batch = this.waiting.slice(0, size);
      const { status, headers } = await this.handOn(batch);
      if (status === 401) return;
      if (status === 429) return this.waitAsTold(headers);
      if (status === 413 && batch.length > 1) {
        size = Math.ceil(batch.length / 2);
        continue;
      }
      // The registry would refuse the same batch again.
      if (status >= 400) this.noteDropped(batch.length, status);
      this.waiting = this.waiting.filter((one) => !batch.includes(one));
      size = Math.min(BATCH, size * 2);
    }
  }

  private async handOn(batch: readonly Waiting[]) {
    const reports = batch.map(({ at, report }) => ({ ...report, age: Math.max(0, this.now() - at) }));
    try {
      return await this.parts.link.call({ method: 'POST', path: `${FOLLOWERS}/reports`, body: { reports } });
    } catch (error) {
      if (error instanceof NoAnswer) this.waitAsTold(error.headers);
      throw error;
    }
  }

  private waitAsTold(headers: Headers) {
    this.notBefore = this.now() + retryAfterMs(headers, this.parts.clock());
  }

  private noteDropped(count: number, status: number) {
    const details = { registry: this.parts.link.url, status, reports: count };
    this.parts.log.warn(details, 'the central registry refused reports of browsers; they are dropped');
  }

  private now() {
    return this.parts.clock().getTime();
  }
}
