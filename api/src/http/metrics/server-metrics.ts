import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { totalFileBytes } from '@siteledger/platform/registry';
import { setTimeout as sleep } from 'node:timers/promises';
import { Counter, Gauge, Registry } from 'prom-client';
import { type OpenDatabase, ping } from '../../db/database';

const RESOLUTION_MS = 20;
const PING_MS = 2_000;
const NANOSECONDS = 1e9;

/** Whether the database answers, its connections in use and idle, and the requests waiting for one. */
export function databaseMetrics({ db, connections }: OpenDatabase): Registry {
  const registry = new Registry();
  // Read before database_up, which itself takes a connection and might count as waiting.
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by what they do; waiting are requests without one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(connections?.() ?? {})) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'database_up',
    help: '1 when the database answers, else 0.',
    registers: [registry],
    async collect() {
      const answers = ping(db).then(
        () => 1,
        () => 0,
      );
      this.set(await Promise.race([answers, sleep(PING_MS, 0, { ref: false })]));
    },
  });
  new Gauge({
    name: 'remote_files_bytes',
    help: 'Bytes of the files of all releases of remotes.',
    registers: [registry],
    async collect() {
      const bytes = await totalFileBytes(db).catch(() => undefined);
      if (bytes === undefined) this.reset();
      else this.set(bytes);
    },
  });
  return registry;
}

/** The process: memory, processor, start time, and the event loop's delay since the last scrape. */
export class ProcessMetrics {
  readonly registry = new Registry();
  private readonly delay: IntervalHistogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });

  constructor() {
    this.delay.enable();
    const registers = [this.registry];
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    this.measureLateness();
    gauge('process_resident_memory_bytes', 'Memory that the process holds.', () => process.memoryUsage.rss());
    gauge('nodejs_heap_used_bytes', 'Memory that its objects take.', () => process.memoryUsage().heapUsed);
    new Counter({
      name: 'process_cpu_seconds_total',
      help: 'Processor time, of the system and of its own.',
      registers,
      collect() {
        const { user, system } = process.cpuUsage();
        this.reset();
        this.inc((user + system) / 1e6);
      },
    });
    gauge(
      'process_start_time_seconds',
      'When the process started, in Unix time.',
      () => Date.now() / 1000 - process.uptime(),
    );
  }

  close() {
    this.delay.disable();
  }

  private measureLateness() {
    const read = (quantile: number) => this.lateness(quantile);
    const restart = () => this.delay.reset();
    new Gauge({
      name: 'nodejs_eventloop_lag_seconds',
      help: 'By how much the event loop was late since the last reading.',
      labelNames: ['quantile'],
      registers: [this.registry],
      collect() {
        for (const quantile of [0.5, 0.99, 1]) this.set({ quantile }, read(quantile));
        restart();
      },
    });
  }

  // The histogram measures a timer of the resolution's length; only the excess is delay. Before the first tick there is
  // none.
  private lateness(quantile: number) {
    const nanoseconds = quantile === 1 ? this.delay.max : this.delay.percentile(quantile * 100);
    return this.delay.count === 0 ? 0 : Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / 1000);
  }
}
