import { keep, keptJson } from '@siteledger/platform/contract';
import type { Call } from './calls';
import { newIdempotencyKey } from './idempotency-key';

const KEPT = 'siteledger.pending_keys';

type Pending = { content: string; key: string; doneAt?: number };

// A second click on the same button just after the first response is the same request.
const SAME_PRESS_MS = 1000;

const PENDING_MAX = 50;

// Keys are lost on reload where the browser has no digest (a page without TLS) or no storage left.
let inMemory: readonly Pending[] = [];

/**
 * Idempotency key of a POST. The same content has the same key until it succeeds, even after a reload of the tab, so
 * that a retry after a lost response creates nothing twice. Changed content gets a new key.
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

/** Retires the key of a successful call; the next request with the same content is a new one. */
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

// Stores a digest instead of the content, which may include a password.
async function digest(text: string) {
  if (!crypto.subtle) return text;
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
