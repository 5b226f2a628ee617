import type * as firstCalls from '../../boot/first-calls';

type Calls = { [Name in 'callFirst' | 'takeFirstAnswer' | 'dropFirstAnswers']: (typeof firstCalls)[Name] };

const answer = jest.fn<Promise<unknown>, [string]>();
const URL_OF_ROWS = 'https://siteledger.test/api/v2/rows';

const replies = (status: number, body: unknown) => ({
  status,
  json: async () => body,
  headers: new Headers({ date: 'Thu, 01 Jan 2026 00:00:00 GMT' }),
});

async function start() {
  globalThis.fetch = answer as unknown as typeof fetch;
  let calls!: Calls;
  await jest.isolateModulesAsync(async () => {
    calls = await import('../../boot/first-calls');
  });
  return calls;
}

beforeEach(() => {
  jest.useFakeTimers();
  answer.mockReset().mockResolvedValue(replies(200, { data: [] }));
});
afterEach(() => void jest.useRealTimers());

test('a call is made once; its answer is given once, and only for the same token', async () => {
  const { callFirst, takeFirstAnswer } = await start();
  callFirst(URL_OF_ROWS, 'mine');
  callFirst(URL_OF_ROWS, 'mine');

  expect(takeFirstAnswer(URL_OF_ROWS, 'theirs')).toBeUndefined();
  expect(await takeFirstAnswer(URL_OF_ROWS, 'mine')).toEqual({
    body: { data: [] },
    date: 'Thu, 01 Jan 2026 00:00:00 GMT',
  });
  expect(takeFirstAnswer(URL_OF_ROWS, 'mine')).toBeUndefined();
  expect(answer).toHaveBeenCalledTimes(1);
});

test.each([
  ['is refused', () => answer.mockResolvedValue(replies(403, {}))],
  ['meets an ended session', () => answer.mockResolvedValue(replies(418, {}))],
  ['gets no answer', () => answer.mockRejectedValue(new TypeError('Failed to fetch'))],
])('a call that %s is left to the screen', async (_what, plan) => {
  plan();
  const { callFirst, takeFirstAnswer } = await start();
  callFirst(URL_OF_ROWS, 'mine');

  expect(await takeFirstAnswer(URL_OF_ROWS, 'mine')).toBeUndefined();
});

test('an answer that nobody takes within 10 s, or before a change, is dropped', async () => {
  const { callFirst, dropFirstAnswers, takeFirstAnswer } = await start();
  callFirst(URL_OF_ROWS, 'mine');
  callFirst(`${URL_OF_ROWS}/1`, 'mine');
  jest.advanceTimersByTime(10_000);

  expect(takeFirstAnswer(URL_OF_ROWS, 'mine')).toBeUndefined();
  callFirst(`${URL_OF_ROWS}/2`, 'mine');
  dropFirstAnswers();
  expect(takeFirstAnswer(`${URL_OF_ROWS}/2`, 'mine')).toBeUndefined();
});
