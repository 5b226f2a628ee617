import { WORK_MAX } from '@siteledger/shared-lib/domain';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { addressKey } from './address-key';
import { FairShare } from './fair-share';

// The person behind an impersonation: acting as many people gives nobody more.
const personOf = ({ context: { user, realUser } }: FastifyRequest) => realUser?.id ?? user.id;

/**
 * Shares the server out between those who call it: per address, requests that are here at all; per person, or per address of
 * those who are not signed in, requests whose handler is at work. Register it last: it has to be around other wrappers.
 */
export function shareWork(app: FastifyInstance) {
  const present = new FairShare({ working: WORK_MAX.present, waiting: 0 });
  const people = new FairShare(WORK_MAX.person);
  const strangers = new FairShare(WORK_MAX.stranger);
  const enter = (request: FastifyRequest) => {
    const person = personOf(request);
    return person ? people.enter(String(person)) : strangers.enter(addressKey(request.ip));
  };

  app.addHook('onRequest', async (request, reply) => {
    if (isShared(request.routeOptions.url, request.routeOptions.config.isStream))
      onceAnswered(reply, await present.enter(addressKey(request.ip)));
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
        // What is streamed still reads from the database after its handler has returned.
        if (reply.sent) onceAnswered(reply, leave);
        else leave();
      }
    };
  });
  // Fastify runs no onResponse for a reply whose connection is closed already.
  app.addHook('onSend', async (_request, reply) => {
    sending.add(reply);
    if (reply.raw.closed) end(reply);
  });
  app.addHook('onResponse', async (_request, reply) => end(reply));
}

// Files, pages and checks of the server's health cost no more than their bytes.
const isShared = (url: string | undefined, isStream: boolean | undefined) => !isStream && url?.startsWith('/api/');

const sending = new WeakSet<FastifyReply>();
const ended = new WeakSet<FastifyReply>();
const leaving = new WeakMap<FastifyReply, (() => void)[]>();

function end(reply: FastifyReply) {
  ended.add(reply);
  for (const leave of leaving.get(reply) ?? []) leave();
}

// Calls `leave` when the reply was sent. If the caller left early, the place is kept until the work is done.
function onceAnswered(reply: FastifyReply, leave: () => void) {
  if (ended.has(reply)) return leave();
  leaving.set(reply, [...(leaving.get(reply) ?? []), leave]);
  reply.raw.once('close', () => sending.has(reply) && end(reply));
}
