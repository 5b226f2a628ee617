import { setTimeout as sleep } from 'node:timers/promises';
import { FOLLOWERS } from '../protocol';
import { type Link } from './link';

// The registry sends a sign of life every 20 s.
const SILENCE_MS = 60_000;
const AGAIN_AFTER_MS = 3_000;

/** Calls `onEvent` for each new revision in force until the signal aborts; reconnects automatically. */
export async function hearEvents(link: Link, onEvent: () => void, signal: AbortSignal) {
  while (!signal.aborted) {
    await listen(link, onEvent, signal).catch(() => undefined);
    await sleep(AGAIN_AFTER_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

async function listen(link: Link, onEvent: () => void, signal: AbortSignal) {
  const silence = new AbortController();
  const restart = () => setTimeout(() => silence.abort(), SILENCE_MS).unref();
  let timer = restart();
  try {
    const { body } = await link.open(`${FOLLOWERS}/events`, AbortSignal.any([signal, silence.signal]));
    const decoder = new TextDecoder();
    for await (const chunk of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
      clearTimeout(timer);
      timer = restart();
      // The event's content is ignored, because the state is fetched as a whole.
      if (decoder.decode(chunk, { stream: true }).includes('data:')) onEvent();
    }
  } finally {
    clearTimeout(timer);
  }
}
