import { unavailable } from '../../http/errors/errors';

/** The queue position's owner: the calling device or address, and whether the account knows it. */
export type Turn = { source: string; isKnown: boolean };

type Waiter = { start: () => void };

type Limits = { parallel: number; longestWaitMs: number; waiting: number };

/**
 * Runs expensive work a few at a time. Known sources come before unknown ones, and among equals sources take turns, so
 * that a crowd from one address only delays itself. 503 after `longestWaitMs` in the queue, or when `waiting` are
 * queued.
 */
export class FairLine {
  private running = 0;
  private readonly known = new RoundRobin();
  private readonly strangers = new RoundRobin();

  constructor(private readonly limits: Limits) {}

  async run<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> {
    if (this.running < this.limits.parallel) this.running++;
    else await this.wait(turn);
    try {
      return await work();
    } finally {
      // Hands the slot directly to the next in line, so that a newcomer cannot take it.
      const next = this.known.take() ?? this.strangers.take();
      if (next) next.start();
      else this.running--;
    }
  }

  private wait({ source, isKnown }: Turn) {
    const line = isKnown ? this.known : this.strangers;
    if (line.length >= this.limits.waiting) throw unavailable();
    return new Promise<void>((resolve, reject) => {
      const waiter: Waiter = {
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        line.remove(source, waiter);
        reject(unavailable());
      }, this.limits.longestWaitMs);
      line.add(source, waiter);
    });
  }
}

/** A queue that serves one waiter of each source in turn. */
class RoundRobin {
  length = 0;
  private readonly sources = new Map<string, Waiter[]>();

  add(source: string, waiter: Waiter) {
    this.sources.set(source, [...(this.sources.get(source) ?? []), waiter]);
    this.length++;
  }

  take(): Waiter | undefined {
    const [first] = this.sources;
    if (!first) return undefined;
    const [source, [next, ...others]] = first;
    // A map keeps insertion order, so this moves the source to the end.
    this.sources.delete(source);
    if (others.length > 0) this.sources.set(source, others);
    this.length--;
    return next;
  }

  remove(source: string, waiter: Waiter) {
    const others = (this.sources.get(source) ?? []).filter((one) => one !== waiter);
    this.length--;
    if (others.length > 0) this.sources.set(source, others);
    else this.sources.delete(source);
  }
}
