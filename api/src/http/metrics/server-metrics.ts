import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type OpenDatabase, ping } from '../../db/database';
import { type Metric } from './exposition';

const RESOLUTION_MS = 20;
const PING_MS = 2_000;
const NANOSECONDS = 1e9;

const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
});

/** Whether the database answers, and how many connections to it are used, idle and waited for. */
export async function databaseMetrics({ db, connections }: OpenDatabase): Promise<Metric[]> {
  const answers = ping(db).then(
    () => 1,
    () => 0,
  );
  const up = await Promise.race([answers, sleep(PING_MS, 0, { ref: false })]);
  return [
    gauge('database_up', '1 when the database answers, else 0.', up),
    {
      name: 'database_connections',
      help: 'Connections of the pool by what they do; waiting are requests without one.',
      type: 'gauge',
      samples: Object.entries(connections?.() ?? {}).map(([state, value]) => ({ labels: { state }, value })),
    },
  ];
}

/** The process: memory, processor, start, and by how much its event loop was late since it was last asked. */
export class ProcessMetrics {
  private readonly delay: IntervalHistogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });

  constructor() {
    this.delay.enable();
  }

  metrics(): Metric[] {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const lag = [0.5, 0.99, 1].map((quantile) => ({
      labels: { quantile: String(quantile) },
      value: this.lateness(quantile),
    }));
    this.delay.reset();
    return [
      {
        name: 'nodejs_eventloop_lag_seconds',
        help: 'By how much the event loop was late since the last reading.',
        type: 'gauge',
        samples: lag,
      },
      gauge('process_resident_memory_bytes', 'Memory that the process holds.', rss),
      gauge('nodejs_heap_used_bytes', 'Memory that its objects take.', heapUsed),
      {
        name: 'process_cpu_seconds_total',
        help: 'Processor time, of the system and of its own.',
        type: 'counter',
        samples: [{ value: (user + system) / 1e6 }],
      },
      gauge(
        'process_start_time_seconds',
        'When the process started, in Unix time.',
        Date.now() / 1000 - process.uptime(),
      ),
    ];
  }

  close() {
    this.delay.disable();
  }

  // A timer of the resolution's length is measured: what is beyond that length is lateness. Before the first tick there is none.
  private lateness(quantile: number) {
    const nanoseconds = quantile === 1 ? this.delay.max : this.delay.percentile(quantile * 100);
    return this.delay.count === 0 ? 0 : Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / 1000);
  }
}
