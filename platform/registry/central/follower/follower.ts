import { setTimeout as sleep } from 'node:timers/promises';
import { type RegistryState } from '@siteledger/platform/contract';
import { findFollowing } from './following.queries';
import { hearEvents } from './hear-events';
import { Heartbeat, type HeartbeatParts } from './heartbeat';
import { Link, type CentralAddress, NoAnswer, UnusableAnswer } from './link';
import { mirrorOnce, type MirrorParts } from './mirror';
import { ReportQueue } from './report-queue';

type Say = (details: object, message: string) => void;

export type FollowerParts = Omit<MirrorParts, 'link'> &
  Omit<HeartbeatParts, 'link'> & { address: CentralAddress; log: { info: Say; warn: Say }; timeoutMs?: number };

const LOOK_EVERY_MS = 15_000;
const LOOK_AGAIN_AFTER_MS = 2_000;
const BEAT_EVERY_MS = 5_000;

/**
 * A server of an installation that follows a central registry: it keeps a copy, forwards changes, and sends reports.
 */
export class Follower {
  readonly link: Link;
  readonly reports: ReportQueue;
  private readonly heartbeat: Heartbeat;
  private readonly ended = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private readonly neverFollowedFrom: string;
  /** Why the last check got no usable answer. */
  problem: NoAnswer | undefined;

  constructor(private readonly parts: FollowerParts) {
    this.neverFollowedFrom = parts.clock().toISOString();
    this.link = new Link(parts.address, parts.timeoutMs);
    this.reports = new ReportQueue({ ...parts, link: this.link });
    this.heartbeat = new Heartbeat({ ...parts, link: this.link });
  }

  get isAway() {
    return this.problem !== undefined;
  }

  /** The state of the registry as this server sees it. */
  async state(): Promise<RegistryState> {
    const { answered_at } = await findFollowing(this.parts.db, this.link.url);
    return {
      kind: 'central',
      url: this.link.url,
      away_since: this.isAway ? (answered_at ?? this.neverFollowedFrom) : null,
      away_because: this.problem instanceof UnusableAnswer ? this.problem.message : null,
    };
  }

  /** Sends a heartbeat first, then fetches: the central registry must know accounts before their changes. */
  async meet() {
    await this.beat();
    await this.look();
  }

  /** Fetches, reports and listens until `stop`. */
  start() {
    void this.meet().then(() => this.lookAgain());
    void hearEvents(this.link, () => void this.look(), this.ended.signal);
    this.timer = setInterval(() => void this.beat(), BEAT_EVERY_MS).unref();
  }

  async stop() {
    this.ended.abort();
    clearInterval(this.timer);
    await this.looking;
  }

  /** Fetches the registry's state and applies what is new. Never throws; on failure the last state stays. */
  async look() {
    // A fetch that started earlier would miss the latest change.
    await this.looking;
    this.looking ??= this.lookOnce().finally(() => (this.looking = undefined));
    await this.looking;
  }

  private async lookOnce() {
    const { parts, link } = this;
    try {
      await mirrorOnce({ ...parts, link });
      if (this.isAway) parts.log.info({ registry: link.url }, 'the central registry answers again');
      this.problem = undefined;
    } catch (error) {
      this.noteAway(error);
    }
  }

  /** Records that a call got no answer, so that the next calls do not wait for one. */
  noteAway(error: unknown) {
    const problem =
      error instanceof NoAnswer ? error : new UnusableAnswer('what it answered could not be kept', 'not done');
    if (this.problem?.message !== problem.message) {
      const details = error instanceof NoAnswer ? { problem: problem.message } : { err: error };
      const registry = this.link.url;
      this.parts.log.warn(
        { registry, ...details },
        'the central registry cannot be used; what was last known is served',
      );
    }
    this.problem = problem;
  }

  private async lookAgain() {
    while (!this.ended.signal.aborted) {
      const pause = this.isAway ? LOOK_AGAIN_AFTER_MS : LOOK_EVERY_MS;
      await sleep(pause, undefined, { signal: this.ended.signal, ref: false }).catch(() => undefined);
      if (!this.ended.signal.aborted) await this.look();
    }
  }

  private async beat() {
    // The fetch reports the failure; the next heartbeat tries again.
    await this.heartbeat.beat().catch(() => undefined);
    await this.reports.send().catch(() => undefined);
  }
}
