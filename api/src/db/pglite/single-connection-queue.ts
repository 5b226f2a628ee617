// Longer than for a server's pool: all requests share one connection, so a crowd is no failure.
const WAIT_MS = 15_000;

/** The connection was not free within a request's waiting time; the client gets a 503. */
export class ConnectionBusyError extends Error {}

/** Lends one connection to one holder at a time, in order; waiting ends with an error after a limit. */
export class SingleConnectionQueue {
  private held = false;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly timeoutMs = WAIT_MS) {}

  async acquire(): Promise<void> {
    if (!this.held) {
      this.held = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(start), 1);
        reject(new ConnectionBusyError('The embedded database is busy.'));
      }, this.timeoutMs);
      this.waiting.push(start);
    });
  }

  release() {
    const next = this.waiting.shift();
    if (next) next();
    else this.held = false;
  }
}
