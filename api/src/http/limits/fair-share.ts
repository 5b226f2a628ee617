import { tooManyRequests } from '../errors/errors';

type Line = { working: number; waiting: (() => void)[] };

// Shorter than the request timeout, so that the caller gets a 429 with Retry-After instead of a closed connection.
const WAIT_MS = 4_000;
const COME_BACK_SECONDS = 2;

/**
 * Limits how many of a caller's requests run at once. A few more wait in order; beyond that, or after 4 s, a request
 * gets a 429 with Retry-After. Other callers are not affected.
 */
export class FairShare {
  private readonly lines = new Map<string, Line>();

  constructor(private readonly limits: { working: number; waiting: number }) {}

  /** Resolves on the caller's turn, with a function to call when the work is done. */
  async enter(caller: string): Promise<() => void> {
    const line = this.lines.get(caller) ?? { working: 0, waiting: [] };
    this.lines.set(caller, line);
    if (line.working < this.limits.working) line.working++;
    else await this.wait(line);
    let isInside = true;
    return () => {
      if (isInside) this.leave(caller, line);
      isInside = false;
    };
  }

  private async wait({ waiting }: Line) {
    if (waiting.length >= this.limits.waiting) throw tooManyRequests(COME_BACK_SECONDS);
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(tooManyRequests(COME_BACK_SECONDS));
      }, WAIT_MS);
      waiting.push(start);
    });
  }

  private leave(caller: string, line: Line) {
    const next = line.waiting.shift();
    if (next) return next();
    line.working--;
    if (line.working === 0) this.lines.delete(caller);
  }
}
