import { randomUUID } from 'node:crypto';
import { type Client, type Reply } from '../../apps/client';
import { type Command } from './commands';
import { type Ledger } from './ledger';

type Call = { path: string; body: object };

export const isDone = ({ status }: Reply) => status < 300;

/** Sends a request with a key, perhaps twice, and returns its single reply: all successes must be equal. */
export async function sendAgain(api: Client, ledger: Ledger, { again }: Command, { path, body }: Call): Promise<Reply> {
  const key = { 'idempotency-key': randomUUID() };
  const send = () => api.post(path, body, key);
  const replies = again === 'together' ? await Promise.all([send(), send()]) : [await send()];
  if (again === 'later') replies.push(await send());

  const done = replies.filter(isDone);
  if (new Set(done.map((reply) => JSON.stringify(reply.body))).size > 1) ledger.problem(`${path} was done twice`);
  return done[0] ?? (replies[0] as Reply);
}
