import { init } from '@module-federation/enhanced/runtime';
import type { RemoteListing } from '@siteledger/platform/contract';
import { buildListing, buildPausedRemote } from '@siteledger/platform/testing';
import { liveListing } from './live-listing';

const POLL_MS = 15_000;

/** A fake event stream that the test controls. */
class Stream extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static readonly all: Stream[] = [];
  readyState = Stream.CONNECTING;

  constructor() {
    super();
    Stream.all.push(this);
    queueMicrotask(() => this.become(Stream.OPEN, 'open'));
  }

  become(state: number, event: 'open' | 'error') {
    this.readyState = state;
    this.dispatchEvent(new Event(event));
  }

  tell(revision: number) {
    this.dispatchEvent(new MessageEvent('revision', { data: JSON.stringify({ revision }) }));
  }

  close() {
    this.readyState = Stream.CLOSED;
  }
}

const at = (revision: number, paused: RemoteListing['paused'] = []): RemoteListing => ({
  ...buildListing(),
  revision,
  paused,
});

type Call = { resolve: (listing: RemoteListing) => void; reject: (error: Error) => void };

let calls: Call[] = [];
let stop = () => undefined as void;

async function followFrom(revision: number) {
  const live = liveListing(at(revision));
  stop = live.follow();
  await jest.advanceTimersByTimeAsync(0);
  return { current: () => live.current().revision, stream: () => Stream.all.at(-1)! };
}

/** Answers the oldest pending call as the registry; null rejects it. */
async function answer(revision: number | null, paused?: RemoteListing['paused']) {
  const call = calls.shift();
  if (revision === null) call?.reject(new Error('The registry answered 503.'));
  else call?.resolve(at(revision, paused));
  await jest.advanceTimersByTimeAsync(0);
}

// The build does this in the product.
beforeAll(() => init({ name: 'shell', remotes: [] }));

beforeEach(() => {
  jest.useFakeTimers();
  calls = [];
  Stream.all.length = 0;
  Object.assign(globalThis, { EventSource: Stream });
  const fetchListing = () =>
    new Promise<RemoteListing>((resolve, reject) => {
      calls.push({ resolve, reject });
    });
  window.siteledger = { fetchListing, firstAskedWith: null, token: () => null } as unknown as Window['siteledger'];
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('a tab asks for the listing when it is told of another revision, and only then', async () => {
  const tab = await followFrom(1);

  tab.stream().tell(1);
  await jest.advanceTimersByTimeAsync(2 * POLL_MS);
  expect(calls).toHaveLength(0);
  tab.stream().tell(2);
  await answer(2);

  expect(tab.current()).toBe(2);
  expect(calls).toHaveLength(0);
});

test('a change while the registry answers is not lost: its answer may be of the revision before', async () => {
  const tab = await followFrom(1);

  tab.stream().tell(2);
  tab.stream().tell(3);
  await answer(2);
  await answer(3);

  expect(tab.current()).toBe(3);
});

test('a listing that could not be had is asked for again, although the stream is open', async () => {
  const tab = await followFrom(1);

  tab.stream().tell(2);
  await answer(null);
  expect(tab.current()).toBe(1);
  await jest.advanceTimersByTimeAsync(POLL_MS);
  await answer(2);

  expect(tab.current()).toBe(2);
});

test('without the stream a tab asks by itself, and opens one that the browser has given up', async () => {
  const tab = await followFrom(1);

  tab.stream().become(Stream.CLOSED, 'error');
  await jest.advanceTimersByTimeAsync(POLL_MS);
  await answer(2);
  expect(tab.current()).toBe(2);
  expect(Stream.all).toHaveLength(2);
  tab.stream().tell(3);
  await answer(3);

  expect(tab.current()).toBe(3);
});

test('a tab whose first listing was asked for with another token asks again, and takes what it is told more', async () => {
  window.siteledger.token = () => 'token of somebody';
  const live = liveListing(at(1));
  stop = live.follow();
  await jest.advanceTimersByTimeAsync(0);

  await answer(1, [buildPausedRemote({ changed_by: 'Lim' })]);

  expect(live.current().paused[0]?.changed_by).toBe('Lim');
});

test('a tab whose token was renewed asks again: the one before may have stood for nobody any more', async () => {
  const tab = await followFrom(1);
  tab.stream().tell(2);
  await answer(2);
  window.siteledger.token = () => 'renewed';

  await jest.advanceTimersByTimeAsync(POLL_MS);
  await answer(3);
  await jest.advanceTimersByTimeAsync(POLL_MS);

  expect(tab.current()).toBe(3);
  expect(calls).toHaveLength(0);
});
