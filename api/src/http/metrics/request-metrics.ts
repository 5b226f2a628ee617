import { type FastifyInstance } from 'fastify';
import { Gauge, Histogram, Registry } from 'prom-client';

// Around what people feel: most answers take a few milliseconds, and 5 s is where the database gives up.
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const LABELS = ['method', 'route', 'status'] as const;

type Call = Record<(typeof LABELS)[number], string>;

/** Counts answers and how long they took, by method, route pattern and status: as many series as there are routes, however many addresses. */
export class RequestMetrics {
  // Not the registry of the process: one process runs several servers in tests.
  readonly registry = new Registry();

  private readonly duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by method, route pattern and status.',
    labelNames: LABELS,
    buckets: BOUNDS,
    registers: [this.registry],
  });

  private readonly inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are being worked on, open streams of events among them.',
    registers: [this.registry],
  });

  arrived() {
    this.inFlight.inc();
  }

  /** Answered, or given up by who asked. */
  ended() {
    this.inFlight.dec();
  }

  /** `seconds` from the request's arrival to the end of its answer. */
  answered(labels: Call, seconds: number) {
    this.duration.observe(labels, seconds);
  }
}

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
