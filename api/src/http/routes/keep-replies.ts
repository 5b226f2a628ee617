import { buffer } from 'node:stream/consumers';
import { type Readable } from 'node:stream';
import { EXPORT_PAGE_SIZE } from '@siteledger/shared-lib/domain';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** All kept replies of a server together. */
const MOST_BYTES = 32 * 1024 * 1024;

// An entry's key and objects besides its body, roughly.
const OVERHEAD = 1_024;

// Every other header is the request's own.
const OF_BODY = ['content-type', 'content-encoding', 'vary'] as const;

type Headers = Partial<Record<(typeof OF_BODY)[number], string>>;
type Kept = { version: string; body: Buffer; headers: Headers };

/**
 * Keeps the replies of routes with `isKept: true`, serialized and compressed, until somebody writes: a repeated call
 * then needs only its session look-up, and callers who ask the same at once wait for the first. Such a reply depends on its address, the caller's scope and roles, today, and
 * tables that renew the data version. Register it after compression, and before what limits the handlers.
 */
export function keepReplies(app: FastifyInstance) {
  const kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length + OVERHEAD,
  });
  // Resolved when a reply under way has been kept, or has failed: each caller who waited then reads for itself.
  const underWay = new Map<string, Promise<void>>();
  app.decorateReply('keptAs', undefined);

  function begin(place: string, reply: FastifyReply) {
    if (underWay.has(place)) return undefined;
    let resolve = () => {};
    underWay.set(place, new Promise((done) => (resolve = done)));
    const end = () => {
      underWay.delete(place);
      resolve();
    };
    // In case that it ends without having been sent.
    reply.raw.once('close', end);
    return end;
  }

  app.addHook('onRoute', (route) => {
    if (!route.config?.isKept) return;
    const { handler } = route;
    route.handler = async function keptOrRead(request, reply) {
      const version = request.context.dataVersion;
      if (version === undefined || isExport(request)) return handler.call(this, request, reply);
      const key = keyOf(request);
      const place = `${key}\n${version}`;
      await underWay.get(place);
      const found = kept.get(key);
      if (found?.version === version) return reply.headers(found.headers).send(found.body);
      reply.keptAs = { key, version, end: begin(place, reply) };
      return handler.call(this, request, reply);
    };
    const keep = async (_request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      const { keptAs } = reply;
      if (!keptAs) return payload;
      try {
        if (reply.statusCode !== 200) return payload;
        const body = await bytesOf(payload);
        kept.set(keptAs.key, { version: keptAs.version, body, headers: headersOf(reply) });
        return body;
      } finally {
        keptAs.end?.();
      }
    };
    route.onSend = [...[route.onSend ?? []].flat(), keep];
  });
}

// An export reads each of its pages once.
const isExport = ({ query }: FastifyRequest) => (query as { per_page?: unknown }).per_page === String(EXPORT_PAGE_SIZE);

// No part contains a line break.
const keyOf = ({ url, headers, context: { scope, user, today } }: FastifyRequest) =>
  [
    url,
    today,
    scope.kind === 'all' ? 'all' : scope.userId,
    user.roles.map(({ id }) => id).join(),
    headers['accept-encoding'],
    headers['x-no-compression'],
  ].join('\n');

// A large body is compressed as a stream.
async function bytesOf(payload: unknown) {
  if (Buffer.isBuffer(payload)) return payload;
  return typeof payload === 'string' ? Buffer.from(payload) : buffer(payload as Readable);
}

const headersOf = (reply: FastifyReply): Headers =>
  Object.fromEntries(OF_BODY.flatMap((name) => (reply.hasHeader(name) ? [[name, reply.getHeader(name)]] : [])));
