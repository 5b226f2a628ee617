import { type ServerResponse } from 'node:http';
import { type EnvironmentName } from '@siteledger/platform/contract';
import { type Db } from '../store/tables';
import { findRevision } from '../store/settings.queries';

// A change is to be in open tabs within a second, of which the tab needs most; one small query for all tabs together.
const LOOK_EVERY_MS = 250;
// Proxies close what is silent.
const ALIVE_EVERY_MS = 20_000;

/** Tells open tabs, by server-sent events, which revision of the registry is in force. */
export class RevisionEvents {
  // Each with the revision it knows: one that has just come may know a later one than those that were here before.
  private readonly known = new Map<ServerResponse, number | undefined>();
  private readonly timers: NodeJS.Timeout[] = [];
  private isLooking = false;

  constructor(
    private readonly db: Db,
    private readonly environment: EnvironmentName,
  ) {}

  /** Adds a tab. It hears at once of a revision other than the one it saw last. */
  async add(stream: ServerResponse, lastSeen: number | undefined) {
    const revision = await findRevision(this.db, this.environment);
    // Closed while it waited: nobody would tell us any more.
    if (stream.destroyed) return;
    stream.write(': connected\nretry: 3000\n\n');
    this.known.set(stream, lastSeen);
    stream.on('close', () => this.remove(stream));
    this.tell(stream, revision);
    if (this.timers.length === 0) this.start();
  }

  /** Ends all streams, so that the server can stop. */
  close() {
    for (const stream of this.known.keys()) stream.end();
    this.known.clear();
    this.stop();
  }

  private remove(stream: ServerResponse) {
    this.known.delete(stream);
    if (this.known.size === 0) this.stop();
  }

  private start() {
    this.timers.push(setInterval(() => void this.look(), LOOK_EVERY_MS));
    this.timers.push(setInterval(() => this.stayAlive(), ALIVE_EVERY_MS));
  }

  private stop() {
    for (const timer of this.timers.splice(0)) clearInterval(timer);
  }

  private stayAlive() {
    for (const stream of this.known.keys()) stream.write(': alive\n\n');
  }

  private async look() {
    if (this.isLooking) return;
    this.isLooking = true;
    // While the database is away there is nothing to tell; the next look finds it back.
    const revision = await findRevision(this.db, this.environment).catch(() => undefined);
    this.isLooking = false;
    if (revision === undefined) return;
    for (const stream of this.known.keys()) this.tell(stream, revision);
  }

  // The id is what a browser sends back as Last-Event-ID when it connects again.
  private tell(stream: ServerResponse, revision: number) {
    if (this.known.get(stream) === revision) return;
    this.known.set(stream, revision);
    stream.write(`id: ${revision}\nevent: revision\ndata: {"revision":${revision}}\n\n`);
  }
}
