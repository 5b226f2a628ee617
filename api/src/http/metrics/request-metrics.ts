import { type FastifyInstance } from 'fastify';
import { type Metric, type Sample } from './exposition';

// Around what people feel: most answers take a few milliseconds, and 5 s is where the database gives up.
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Call = { method: string; route: string; status: string };
type Series = { labels: Call; buckets: number[]; sum: number; count: number };

/** Counts answers and how long they took, by method, route pattern and status: as many series as there are routes, however many addresses. */
export class RequestMetrics {
  private readonly series = new Map<string, Series>();
  private inFlight = 0;

  arrived() {
    this.inFlight++;
  }

  /** Answered, or given up by who asked. */
  ended() {
    this.inFlight--;
  }

  /** `seconds` from the request's arrival to the end of its answer. */
  answered(labels: Call, seconds: number) {
    const key = Object.values(labels).join(' ');
    const one = this.series.get(key) ?? { labels, buckets: BOUNDS.map(() => 0), sum: 0, count: 0 };
    this.series.set(key, one);
    one.sum += seconds;
    one.count++;
    BOUNDS.forEach((bound, index) => {
      if (seconds <= bound) one.buckets[index] = (one.buckets[index] ?? 0) + 1;
    });
  }

  metrics(): Metric[] {
    return [
      {
        name: 'http_request_duration_seconds',
        help: 'How long answers took, by method, route pattern and status.',
        type: 'histogram',
        samples: [...this.series.values()].flatMap(samplesOf),
      },
      {
        name: 'http_requests_in_flight',
        help: 'Requests that are being worked on, open streams of events among them.',
        type: 'gauge',
        samples: [{ value: this.inFlight }],
      },
    ];
  }
}

const samplesOf = ({ labels, buckets, sum, count }: Series): Sample[] => [
  ...BOUNDS.map((bound, index) => ({
    part: '_bucket' as const,
    labels: { ...labels, le: String(bound) },
    value: buckets[index] ?? 0,
  })),
  { part: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
  { part: '_sum', labels, value: sum },
  { part: '_count', labels, value: count },
];

/** Has every request of a server counted. */
export function measureRequests(app: FastifyInstance, requests: RequestMetrics) {
  app.addHook('onRequest', async (_, reply) => {
    requests.arrived();
    reply.raw.once('close', () => requests.ended());
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const call = { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) };
    requests.answered(call, reply.elapsedTime / 1000);
  });
}
