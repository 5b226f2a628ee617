import { setTimeout as pause } from 'node:timers/promises';
import { callingWith, type Client, type Reply } from '../../apps/client';

const PAUSE_MS = 30;
const TIMEOUT_MS = 120_000;
const COME_BACK = 503;

/** A client that retries with the same key until it gets a response; `onAnswer` is called for each. */
export function patientClient(origin: string, token: string, onAnswer: () => void): Client {
  const call = async (method: string, path: string, sent: unknown, headers: Record<string, string> = {}) => {
    const body = sent === undefined ? undefined : JSON.stringify(sent);
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const asked = Date.now();
    for (;;) {
      const reply = await ask(`${origin}/api/v2${path}`, {
        method,
        body,
        headers: { ...type, authorization: `Bearer ${token}`, ...headers },
      });
      if (reply && reply.status !== COME_BACK) {
        onAnswer();
        return reply;
      }
      if (Date.now() - asked > TIMEOUT_MS) throw new Error(`Nobody answers ${method} ${path}.`);
      await pause(PAUSE_MS);
    }
  };
  return callingWith(call, token);
}

// A truncated response is ignored.
async function ask(url: string, request: RequestInit): Promise<Reply | undefined> {
  try {
    const reply = await fetch(url, request);
    return { status: reply.status, body: JSON.parse(await reply.text()) as unknown, headers: {} };
  } catch {
    return undefined;
  }
}
