import { createHash, createHmac } from 'node:crypto';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { claimKey, keepReply } from './idempotency-keys.queries';
import { transaction } from '../../db/transaction/transaction';
import { conflict, invalid } from '../errors/errors';

const HEADER = 'Idempotency-Key';
const PRINTABLE = /^[\x21-\x7e]{1,200}$/;

/**
 * Makes routes with `idempotent: true` replay their reply: the same key and body returns the first reply without doing
 * anything, another body gets a 409. A call that arrives during the first waits for its reply. The key is stored in the
 * transaction of the change, so the handler returns its body and runs inside it. Every POST that creates something is
 * such a route. docs/domain/calls.md#the-same-call-twice
 */
export function honourIdempotencyKeys(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    if (!route.config?.idempotent) return;
    const { handler } = route;
    route.handler = async function onlyOnce(request, reply) {
      const work = async (): Promise<unknown> => handler.call(this, request, reply);
      const key = readKey(request);
      return key === undefined ? work() : once(request, reply, key, work);
    };
  });
}

function readKey(request: FastifyRequest) {
  const key = request.headers[HEADER.toLowerCase()];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !PRINTABLE.test(key)) throw invalid({ [HEADER]: [`${HEADER} is not valid.`] });
  return key;
}

async function once(request: FastifyRequest, reply: FastifyReply, key: string, work: () => Promise<unknown>) {
  const { context } = request;
  const { db } = context;
  const call = {
    userId: context.user.id,
    route: `${request.method} ${request.routeOptions.url}`,
    key: createHash('sha256').update(key).digest('hex'),
    bodyHash: hashOf(request, key),
    now: context.now,
  };
  try {
    return await transaction(db, async (trx) => {
      const kept = await claimKey(trx, call);
      if (kept && kept.body_hash !== call.bodyHash) throw conflict(`The ${HEADER} was used with other data.`);
      if (kept) {
        reply.code(kept.status);
        return kept.reply;
      }
      context.db = trx;
      const body = await work();
      await keepReply(trx, call, reply.statusCode, body);
      return body;
    });
  } finally {
    context.db = db;
  }
}

// Hashed with the key, which is not stored: a reader of the table cannot guess a password from the body.
const hashOf = ({ params, body }: FastifyRequest, key: string) =>
  createHmac('sha256', key)
    .update(stable([params, body]))
    .digest('hex');

// Sorts fields, so their order does not matter.
const stable = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
