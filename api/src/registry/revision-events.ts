import { type ServerResponse } from 'node:http';
import { type EnvironmentName } from '@siteledger/shared-lib/domain';
import { type Db } from '../db/database';
import { findRevision } from './settings/queries';

// Well within the 5 s in which open tabs follow a change; one small query for all tabs together.
const LOOK_EVERY_MS = 2_000;
// Proxies close what is silent.
const ALIVE_EVERY_MS = 20_000;

/** Tells open tabs, by server-sent events, which revision of the registry is in force. */
export class RevisionEvents {
  private readonly streams = new Set<ServerResponse>();
  private readonly timers: NodeJS.Timeout[] = [];
  private revision = 0;
  private isLooking = false;

  constructor(
    private readonly db: Db,
    private readonly environment: EnvironmentName,
  ) {}

  /** Adds a tab. It hears at once of a revision other than the one it saw last. */
  async add(stream: ServerResponse, lastSeen: number | undefined) {
    this.revision = await findRevision(this.db, this.environment);
    stream.write(': connected\nretry: 3000\n\n');
    if (lastSeen !== this.revision) this.tell(stream);
    this.streams.add(stream);
    stream.on('close', () => this.remove(stream));
    if (this.timers.length === 0) this.start();
  }

  /** Ends all streams, so that the server can stop. */
  close() {
    for (const stream of this.streams) stream.end();
    this.streams.clear();
    this.stop();
  }

  private remove(stream: ServerResponse) {
    this.streams.delete(stream);
    if (this.streams.size === 0) this.stop();
  }

  private start() {
    this.timers.push(setInterval(() => void this.look(), LOOK_EVERY_MS));
    this.timers.push(setInterval(() => this.streams.forEach((stream) => stream.write(': alive\n\n')), ALIVE_EVERY_MS));
  }

  private stop() {
    for (const timer of this.timers.splice(0)) clearInterval(timer);
  }

  private async look() {
    if (this.isLooking) return;
    this.isLooking = true;
    // While the database is away there is nothing to tell; the next look finds it back.
    const revision = await findRevision(this.db, this.environment).catch(() => this.revision);
    this.isLooking = false;
    if (revision === this.revision) return;
    this.revision = revision;
    for (const stream of this.streams) this.tell(stream);
  }

  // The id is what a browser sends back as Last-Event-ID when it connects again.
  private tell(stream: ServerResponse) {
    stream.write(`id: ${this.revision}\nevent: revision\ndata: {"revision":${this.revision}}\n\n`);
  }
}
