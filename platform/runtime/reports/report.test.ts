import { report, reportAfter, sendReports } from './report';

const SEND_AFTER_MS = 5_000;

const release = { name: 'mfe-things', version: '1.0.0' };

/**
 * A signed-in tab whose reports get these answers in turn, then success; returns the values of each call.
 */
function answering(...answers: (number | 'no network')[]) {
  const sent: number[][] = [];
  window.siteledger = { listingUrl: '/registry', token: () => 'token of somebody' } as unknown as Window['siteledger'];
  jest.spyOn(window, 'fetch').mockImplementation((_url, options) => {
    const { events } = JSON.parse(options?.body as string) as { events: { value: number }[] };
    sent.push(events.map(({ value }) => value));
    const answer = answers.shift() ?? 200;
    return answer === 'no network'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(null, { status: answer }));
  });
  return sent;
}

const see = (from: number, count = 1) => {
  for (let value = from; value < from + count; value++) report(release, 'LCP', { value });
};

const pass = () => jest.advanceTimersByTimeAsync(SEND_AFTER_MS);

beforeEach(() => void jest.useFakeTimers());

afterEach(async () => {
  reportAfter(() => Promise.resolve());
  answering();
  for (let round = 0; round < 5; round++) await pass();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each(['no network', 429, 503] as const)('what is answered with %s goes with what is seen next', async (answer) => {
  const sent = answering(answer);
  see(1);
  await pass();
  await pass();
  see(2);

  await pass();
  see(3);
  await pass();

  expect(sent).toEqual([[1], [1, 2], [3]]);
});

test.each([401, 422])('what is refused with %d is not sent again', async (answer) => {
  const sent = answering(answer);
  see(1);
  await pass();
  see(2);

  await pass();

  expect(sent).toEqual([[1], [2]]);
});

test('sends a report with the new token when it was renewed meanwhile', async () => {
  const sent = answering(418);
  const tokens = ['about to end'];
  window.siteledger.token = () => tokens.pop() ?? 'renewed';
  see(1);
  await pass();
  see(2);

  await pass();

  expect(sent).toEqual([[1], [1, 2]]);
});

test('nothing leaves while the token is being renewed', async () => {
  const sent = answering();
  let renewed = () => undefined as void;
  reportAfter(() => new Promise((resolve) => (renewed = resolve)));
  see(1);
  await pass();
  expect(sent).toEqual([]);

  renewed();
  await pass();

  expect(sent).toEqual([[1]]);
});

test('only the newest are kept, and they go 50 at a time', async () => {
  const sent = answering('no network');
  see(0);
  await pass();
  see(1, 300);

  for (let round = 0; round < 5; round++) await pass();

  expect(sent.slice(1).map((values) => values.length)).toEqual([50, 50, 50, 50]);
  expect([sent[1]?.[0], sent.at(-1)?.at(-1)]).toEqual([101, 300]);
});

test('does not send one user’s reports for the next user', async () => {
  const sent = answering();
  see(1);
  window.siteledger.token = () => null;
  sendReports();
  window.siteledger.token = () => 'token of somebody else';
  see(2);

  await pass();

  expect(sent).toEqual([[2]]);
});
