import { keep, keptJson } from '@siteledger/platform/contract';
import type { Call } from './calls';
import { newIdempotencyKey } from './idempotency-key';

const KEPT = 'siteledger.pending_keys';

type Pending = { content: string; key: string; doneAt?: number };

// A second press of the same button, when the answer to the first has just arrived, is the same request.
const SAME_PRESS_MS = 1000;

const PENDING_MAX = 50;

// Where the browser offers no digest (a page without TLS), or no room, keys do not outlive a reload.
let inMemory: readonly Pending[] = [];

/**
 * The key of a POST: made before its first try and the same for the same content until that succeeded, also after a reload
 * of the tab, so that a repetition after a lost answer makes nothing twice. Changed content gets a new key.
 * docs/domain/calls.md#the-same-call-twice
 */
export async function pendingKey({ url, body }: Call) {
  const content = await digest(JSON.stringify([url, body]));
  const others = read().filter((one) => one.content !== content);
  const pending = read().find((one) => one.content === content && !isOver(one));
  const key = pending?.key ?? newIdempotencyKey();
  write([...others, { ...pending, content, key }]);
  return key;
}

/** Gives up a key whose call succeeded: the next request with the same content is another one. */
export const settleKey = (key: string) =>
  write(read().map((one) => (one.key === key ? { ...one, doneAt: Date.now() } : one)));

const isOver = ({ doneAt }: Pending) => doneAt !== undefined && Date.now() - doneAt >= SAME_PRESS_MS;

function read(): readonly Pending[] {
  if (!crypto.subtle) return inMemory;
  return keptJson(sessionStorage, KEPT, isPendings) ?? inMemory;
}

const isPendings = (value: unknown): value is Pending[] =>
  Array.isArray(value) &&
  value.every((one: Partial<Pending> | null) => typeof one?.content === 'string' && typeof one.key === 'string');

function write(all: readonly Pending[]) {
  const pending = all.filter((one) => !isOver(one)).slice(-PENDING_MAX);
  const text = JSON.stringify(pending);
  if (crypto.subtle) keep(sessionStorage, KEPT, text);
  inMemory = sessionStorage.getItem(KEPT) === text ? [] : pending;
}

// The content itself is not stored in the tab: it may hold a password.
async function digest(text: string) {
  if (!crypto.subtle) return text;
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
