import { storeTokens } from '@siteledger/shared-lib/session';
import { answers, buildTokenPair, refusal, renderPage, unreachable } from '@siteledger/shared-lib/testing';
import { api } from './api';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    makeCrane: build.mutation<unknown, object>({ query: (body) => ({ url: '/cranes', method: 'POST', body }) }),
    previewCrane: build.query<unknown, object>({ query: (body) => ({ url: '/cranes', method: 'POST', body }) }),
  }),
});

const tower = { name: 'Tower' };

/** A screen that creates cranes, and the keys of its calls. */
function openScreen(answer: () => object = () => ({ data: {} })) {
  storeTokens(buildTokenPair());
  const calls = answers('POST /cranes', answer);
  const { store } = renderPage(<p />);
  return {
    make: (body: object) => store.dispatch(endpoints.makeCrane.initiate(body)),
    preview: (body: object) => store.dispatch(endpoints.previewCrane.initiate(body)),
    keys: () => calls.map(({ headers }) => headers.get('Idempotency-Key')),
  };
}

afterEach(() => jest.restoreAllMocks());

test('sends a key with whatever it makes, and none with what makes nothing', async () => {
  const { make, preview, keys } = openScreen();

  await make(tower);
  await preview(tower);

  expect(keys()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), null]);
});

test('repeats the key after a lost answer and a refusal, also when the page was loaded again', async () => {
  const outcomes = [unreachable(), refusal(503), refusal(422, { errors: {} }), { data: {} }];
  const { make, keys } = openScreen(() => outcomes.shift()!);

  for (let times = 0; times < 3; times++) await make(tower);
  await renderPage(<p />).store.dispatch(endpoints.makeCrane.initiate(tower));

  expect(new Set(keys()).size).toBe(1);
  expect(keys()).toHaveLength(4);
});

test('makes a new key for other content', async () => {
  const { make, keys } = openScreen(unreachable);

  await make(tower);
  await make({ name: 'Crawler' });
  await make(tower);

  expect(keys()[1]).not.toBe(keys()[0]);
  expect(keys()[2]).toBe(keys()[0]);
});

test('takes two presses of one button for one request, whether or not the first was answered', async () => {
  const { make, keys } = openScreen();

  await Promise.all([make(tower), make(tower)]);
  await make(tower);

  expect(new Set(keys()).size).toBe(1);
});

test('makes a new key for the same content once it succeeded a while ago', async () => {
  const { make, keys } = openScreen();
  await make(tower);
  const later = Date.now() + 1000;
  jest.spyOn(Date, 'now').mockImplementation(() => later);

  await make(tower);

  expect(keys()[1]).not.toBe(keys()[0]);
});

test('keeps nothing of what was sent', async () => {
  const { make } = openScreen(unreachable);

  await make({ name: 'Aisyah', password: 'a-long-secret' });

  expect(JSON.stringify({ ...sessionStorage })).toContain('pending_keys');
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Aisyah|a-long-secret/);
});
