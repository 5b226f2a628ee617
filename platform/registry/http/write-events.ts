import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type RevisionEvents } from '../show/revision-events';

/** Turns the response into a stream of server-sent events; `Last-Event-ID` resumes. */
export async function writeEvents(events: RevisionEvents, { headers }: FastifyRequest, reply: FastifyReply) {
  const lastSeen = /^\d{1,15}$/.exec(String(headers['last-event-id'] ?? ''))?.[0];
  reply.hijack();
  reply.raw.writeHead(200, {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  } as Record<string, string>);
  try {
    await events.add(reply.raw, lastSeen === undefined ? undefined : Number(lastSeen));
  } catch {
    // Ends the stream when the database is unreachable; the client reconnects.
    reply.raw.end();
  }
}
