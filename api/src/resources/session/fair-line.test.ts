import { FairLine, type Turn } from './fair-line';

const stranger = (source: string): Turn => ({ source, isKnown: false });

/** A queue whose turns last until the test ends them. */
function buildLine(limits: Partial<ConstructorParameters<typeof FairLine>[0]> = {}) {
  const line = new FairLine({ parallel: 1, longestWaitMs: 2_000, waiting: 10, ...limits });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (turn: Turn, name = turn.source) =>
    line.run(turn, () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const endAll = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await jest.advanceTimersByTimeAsync(0);
    }
  };
  return { ask, endAll, started };
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

test('gives each address one turn after the other, and lets those whom the account knows go first', async () => {
  const { ask, endAll, started } = buildLine();

  const turns = ['crowd', 'crowd', 'crowd', 'honest'].map((source) => ask(stranger(source)));
  turns.push(ask({ source: 'owner', isKnown: true }));
  await endAll();
  await Promise.all(turns);

  expect(started).toEqual(['crowd', 'owner', 'crowd', 'honest', 'crowd']);
});

test('refuses after two seconds in line, says when to come back, and serves the next', async () => {
  const { ask, endAll, started } = buildLine();
  const first = ask(stranger('first'));
  const late = expect(ask(stranger('late'))).rejects.toMatchObject({
    statusCode: 503,
    headers: { 'retry-after': '2' },
  });

  await jest.advanceTimersByTimeAsync(2_000);
  await late;
  const next = ask(stranger('next'));
  await endAll();
  await Promise.all([first, next]);

  expect(started).toEqual(['first', 'next']);
});

test('refuses at once when the line is full, and keeps places for those whom the account knows', async () => {
  const { ask, endAll, started } = buildLine({ waiting: 1 });
  const turns = [ask(stranger('first')), ask(stranger('second'))];

  await expect(ask(stranger('third'))).rejects.toMatchObject({ statusCode: 503 });
  turns.push(ask({ source: 'owner', isKnown: true }));
  await endAll();
  await Promise.all(turns);

  expect(started).toEqual(['first', 'owner', 'second']);
});

test('goes on after work that failed', async () => {
  const line = new FairLine({ parallel: 1, longestWaitMs: 2_000, waiting: 10 });

  const failed = line.run(stranger('one'), () => Promise.reject(new Error('no memory')));
  const next = line.run(stranger('two'), () => Promise.resolve('done'));

  await expect(failed).rejects.toThrow('no memory');
  await expect(next).resolves.toBe('done');
});
