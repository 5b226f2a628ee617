import { type FastifyInstance } from 'fastify';
import { Gauge, Histogram, Registry } from 'prom-client';

// Buckets in seconds: most responses take a few milliseconds, and the database gives up at 5 s.
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const LABELS = ['method', 'route', 'status'] as const;

type Call = Record<(typeof LABELS)[number], string>;

/**
 * Counts responses and their duration by method, route pattern and status, so the number of series does not grow with
 * the URLs.
 */
export class RequestMetrics {
  // Not prom-client's global registry: tests run several servers in one process.
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

  /** Answered, or abandoned by the caller. */
  ended() {
    this.inFlight.dec();
  }

  /** `seconds` from the arrival of the request to the end of its response. */
  answered(labels: Call, seconds: number) {
    this.duration.observe(labels, seconds);
  }
}

/** Measures every request of a server. */
export function measureRequests(app: FastifyInstance, requests: RequestMetrics) {
  app.addHook('onRequest', (_request, reply, done) => {
    requests.arrived();
    reply.raw.once('close', () => requests.ended());
    done();
  });
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const call = { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) };
    requests.answered(call, reply.elapsedTime / 1000);
    done();
  });
}
