import { type ServerResponse } from 'node:http';
import { type EnvironmentName } from '@siteledger/platform/contract';
import { type Db } from '../store/tables';
import { findLatestRevision } from '../store/settings.queries';

// A change must reach open tabs within a second, most of which the tab needs. One small query serves all tabs.
const LOOK_EVERY_MS = 250;
// Proxies close silent connections.
const ALIVE_EVERY_MS = 20_000;

/** Sends open tabs the revision of the registry in force, by server-sent events. */
export class RevisionEvents {
  // The revision each tab knows: a new tab may know a later one than the earlier tabs.
  private readonly known = new Map<ServerResponse, number | undefined>();
  private readonly timers: NodeJS.Timeout[] = [];
  private isLooking = false;

  constructor(
    private readonly db: Db,
    private readonly environment: EnvironmentName,
  ) {}

  /** Adds a tab. It immediately receives a revision that differs from the last it saw. */
  async add(stream: ServerResponse, lastSeen: number | undefined) {
    const revision = await findLatestRevision(this.db, this.environment);
    // If the stream closed during the query, its close event is already over.
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
    // While the database is unreachable nothing is sent; the next check tries again.
    const revision = await findLatestRevision(this.db, this.environment).catch(() => undefined);
    this.isLooking = false;
    if (revision === undefined) return;
    for (const stream of this.known.keys()) this.tell(stream, revision);
  }

  // The browser sends the id back as Last-Event-ID when it reconnects.
  private tell(stream: ServerResponse, revision: number) {
    if (this.known.get(stream) === revision) return;
    this.known.set(stream, revision);
    stream.write(`id: ${revision}\nevent: revision\ndata: {"revision":${revision}}\n\n`);
  }
}
