import { type ServerResponse } from 'node:http';
import { STREAMS_MAX } from '@siteledger/platform/contract';
import { tooManyRequests } from '../errors';

const COME_BACK_SECONDS = 15;

/** Counts the open event streams per address and in all. */
export class OpenStreams {
  private readonly counts = new Map<string, number>();
  private all = 0;

  /** Counts a stream until it closes, or throws a 429. */
  add(address: string, stream: ServerResponse) {
    const count = this.counts.get(address) ?? 0;
    if (count >= STREAMS_MAX.address || this.all >= STREAMS_MAX.all) throw tooManyRequests(COME_BACK_SECONDS);
    this.change(address, 1);
    stream.once('close', () => this.change(address, -1));
  }

  private change(address: string, by: 1 | -1) {
    this.all += by;
    const count = (this.counts.get(address) ?? 0) + by;
    if (count > 0) this.counts.set(address, count);
    else this.counts.delete(address);
  }
}
