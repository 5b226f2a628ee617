// A later answer would show figures that somebody may have changed since.
const FRESH_MS = 10_000;

/** A call's answer when it succeeded: its body, and the `Date` header. */
export type FirstAnswer = { body: unknown; date: string | null };

type FirstCall = { token: string; answer: Promise<FirstAnswer | undefined> };

const made = new Map<string, FirstCall>();

// Calls already made; the listing may ask for them again after the page did.
const known = new Set<string>();

// Parsed already, so that React renders the body in the task that takes it. A caller makes a refused or failed call
// again, and handles the outcome itself.
async function answerTo(callUrl: string, token: string): Promise<FirstAnswer | undefined> {
  try {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch(callUrl, { headers, signal: AbortSignal.timeout(FRESH_MS) });
    if (response.status !== 200) return undefined;
    return { body: await response.json(), date: response.headers.get('date') };
  } catch {
    return undefined;
  }
}

/** Makes a call that the first screen needs before its code has arrived. `callUrl` is the absolute address. */
export function callFirst(callUrl: string, token: string) {
  if (known.has(callUrl)) return;
  known.add(callUrl);
  made.set(callUrl, { token, answer: answerTo(callUrl, token) });
  setTimeout(() => made.delete(callUrl), FRESH_MS);
}

/**
 * The answer to a first call, for one caller with the same token within 10 s; undefined when the page did not make the
 * call, or when it did not succeed.
 */
export function takeFirstAnswer(callUrl: string, token: string | null) {
  const call = made.get(callUrl);
  if (call?.token !== token) return undefined;
  made.delete(callUrl);
  return call.answer;
}

/** Drops the answers not taken yet, because a change may have made them stale. */
export const dropFirstAnswers = () => made.clear();
