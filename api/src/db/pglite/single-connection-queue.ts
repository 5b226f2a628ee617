// Longer than for a server's pool: everybody shares one connection, and a crowd is not a breakdown.
const WAIT_MS = 15_000;

/** Nobody got the connection within the time a request may wait; the client is told to come back. */
export class ConnectionBusyError extends Error {}

/** Hands one connection to one holder after another, in order; a wait ends with an error rather than never. */
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
