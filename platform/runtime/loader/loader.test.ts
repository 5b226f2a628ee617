import { LoadFailure } from '../failure/load-failure';
import { createLoader, type Clock } from './loader';

// A clock that only the test advances; a wait is resolved by its length.
function buildClock() {
  const waits: { milliseconds: number; end: () => void }[] = [];
  const clock: Clock = {
    wait: (milliseconds) => new Promise((resolve) => waits.push({ milliseconds, end: resolve })),
  };
  const pass = async (milliseconds: number) => {
    for (const wait of waits.splice(0)) {
      if (wait.milliseconds <= milliseconds) wait.end();
      else waits.push(wait);
    }
    await settled();
  };
  return { clock, pass };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

const failing = (...kinds: (ConstructorParameters<typeof LoadFailure>[0] | 'fine')[]) => {
  let tries = 0;
  const load = () => {
    const kind = kinds[Math.min(tries, kinds.length - 1)] ?? 'fine';
    tries += 1;
    return kind === 'fine' ? Promise.resolve('screen') : Promise.reject(new LoadFailure(kind));
  };
  return { load, tries: () => tries };
};

test('loads once, however often it is asked', async () => {
  const { load, tries } = failing('fine');
  const loader = createLoader(load, { clock: buildClock().clock });

  await Promise.all([loader.start(), loader.start()]);
  await loader.start();

  expect(loader.state()).toEqual({ status: 'ready', value: 'screen' });
  expect(tries()).toBe(1);
});

test('tries twice more by itself when the network fails', async () => {
  const { load, tries } = failing('network', 'timeout', 'fine');
  const { clock, pass } = buildClock();
  const loader = createLoader(load, { clock });

  void loader.start();
  await settled();
  await pass(250);
  await pass(1000);

  expect(loader.state().status).toBe('ready');
  expect(tries()).toBe(3);
});

test('gives up after the third try', async () => {
  const { load, tries } = failing('network');
  const { clock, pass } = buildClock();
  const loader = createLoader(load, { clock });

  void loader.start();
  await settled();
  await pass(250);
  await pass(1000);

  expect(loader.state()).toMatchObject({ status: 'failed', failure: { kind: 'network' } });
  expect(tries()).toBe(3);
});

test.each(['integrity', 'incompatible', 'evaluation'] as const)(
  'does not repeat a failure of kind %s',
  async (kind) => {
    const { load, tries } = failing(kind);
    const loader = createLoader(load, { clock: buildClock().clock });

    await loader.start();

    expect(loader.state()).toMatchObject({ status: 'failed', failure: { kind } });
    expect(tries()).toBe(1);
  },
);

test('counts as failed after 10 s without an answer', async () => {
  const { clock, pass } = buildClock();
  const loader = createLoader(() => new Promise(() => undefined), { clock });

  void loader.start();
  await pass(9_999);
  expect(loader.state().status).toBe('loading');
  await pass(10_000);

  expect(loader.state()).toMatchObject({ status: 'failed', failure: { kind: 'timeout' } });
});

test('welcomes what arrives after the 10 s', async () => {
  const { clock, pass } = buildClock();
  let arrive: (value: string) => void = () => undefined;
  const loader = createLoader(() => new Promise<string>((resolve) => (arrive = resolve)), { clock });

  void loader.start();
  await pass(10_000);
  arrive('screen');
  await settled();

  expect(loader.state()).toEqual({ status: 'ready', value: 'screen' });
});

test('a failure does not stick: the next start loads again and remembers what went wrong before', async () => {
  const { load } = failing('evaluation', 'fine');
  const loader = createLoader(load, { clock: buildClock().clock });
  await loader.start();

  const retry = loader.start();
  expect(loader.state()).toMatchObject({ status: 'loading', after: { kind: 'evaluation' } });
  await retry;

  expect(loader.state().status).toBe('ready');
});

test('tells its listeners of every change until they stop', async () => {
  const loader = createLoader(failing('evaluation', 'fine').load, { clock: buildClock().clock });
  const seen: string[] = [];
  const stop = loader.subscribe(() => seen.push(loader.state().status));

  await loader.start();
  stop();
  await loader.start();

  expect(seen).toEqual(['loading', 'failed']);
});

test('loads the last good release when this one cannot be started, and says what went wrong with it', async () => {
  const heard: string[] = [];
  const loader = createLoader(failing('integrity').load, {
    clock: buildClock().clock,
    instead: () => Promise.resolve('the release before'),
    onFailure: ({ kind }) => heard.push(kind),
  });

  await loader.start();

  expect(loader.state()).toEqual({ status: 'ready', value: 'the release before' });
  expect(heard).toEqual(['integrity']);
});

test('goes to the last good release at once when this one hangs', async () => {
  const { load, tries } = failing('timeout');
  const loader = createLoader(load, {
    clock: buildClock().clock,
    instead: () => Promise.resolve('the release before'),
  });

  await loader.start();

  expect(loader.state()).toMatchObject({ status: 'ready' });
  expect(tries()).toBe(1);
});

test('names the first failure when the last good release cannot be loaded either', async () => {
  const loader = createLoader(failing('evaluation').load, {
    clock: buildClock().clock,
    instead: () => Promise.reject(new LoadFailure('network')),
  });

  await loader.start();

  expect(loader.state()).toMatchObject({ status: 'failed', failure: { kind: 'evaluation' } });
});
