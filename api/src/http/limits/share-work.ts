import { WORK_MAX } from '@siteledger/shared-lib/domain';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { addressKey } from './address-key';
import { FairShare } from './fair-share';

// The person behind an impersonation: impersonating many users gives nobody a larger share.
const personOf = ({ context: { user, realUser } }: FastifyRequest) => realUser?.id ?? user.id;

/**
 * Divides the server between its callers: limits open requests per address, and running handlers per person, or per
 * address when not signed in. Register it last, so that it wraps the other handler wrappers.
 */
export function shareWork(app: FastifyInstance) {
  app.decorateReply('work', undefined);
  const openRequests = new FairShare({ working: WORK_MAX.present, waiting: 0 });
  const people = new FairShare(WORK_MAX.person);
  const strangers = new FairShare(WORK_MAX.stranger);
  const enter = (request: FastifyRequest) => {
    const person = personOf(request);
    return person ? people.enter(String(person)) : strangers.enter(addressKey(request.ip));
  };

  app.addHook('onRequest', async (request, reply) => {
    if (isShared(request.routeOptions.url, request.routeOptions.config.isStream))
      onceAnswered(reply, await openRequests.enter(addressKey(request.ip)));
  });
  app.addHook('onRoute', (route) => {
    if (!isShared(route.url, route.config?.isStream)) return;
    const { handler } = route;
    route.handler = async function inTurn(request, reply) {
      const leave = await enter(request);
      try {
        const answer: unknown = await handler.call(this, request, reply);
        return answer;
      } finally {
        // A streamed response reads from the database after its handler has returned.
        if (reply.sent) onceAnswered(reply, leave);
        else leave();
      }
    };
  });
  // Fastify runs no onResponse when the connection is already closed.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    workOf(reply).isSending = true;
    if (reply.raw.closed) end(reply);
    done();
  });
  app.addHook('onResponse', (_request, reply, done) => {
    end(reply);
    done();
  });
}

// Files, pages and health checks are cheap, so they are not limited.
const isShared = (url: string | undefined, isStream: boolean | undefined) => !isStream && url?.startsWith('/api/');

/** The state of a reply, and the functions to call once it is sent. */
export type Work = { isSending: boolean; hasEnded: boolean; leaving: (() => void)[] };

// On the reply itself: the garbage collector keeps the keys of a WeakMap, with all they refer to, for too long.
const workOf = (reply: FastifyReply) => (reply.work ??= { isSending: false, hasEnded: false, leaving: [] });

function end(reply: FastifyReply) {
  const work = workOf(reply);
  work.hasEnded = true;
  for (const leave of work.leaving) leave();
}

// Calls `leave` when the reply was sent. If the caller disconnected, the slot stays occupied until the work is done.
function onceAnswered(reply: FastifyReply, leave: () => void) {
  const work = workOf(reply);
  if (work.hasEnded) return leave();
  work.leaving.push(leave);
  reply.raw.once('close', () => work.isSending && end(reply));
}
