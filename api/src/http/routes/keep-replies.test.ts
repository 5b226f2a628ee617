import { withApp } from '../../testing/apps/with-app';
import { bare } from '../openapi/openapi-replies';

let reads = 0;
let failures = 0;
let goOn: () => void;
let untilAsked: Promise<void>;

const api = withApp({}, (app) => {
  const schema = { summary: 'Slow', reply: bare('Health') };
  app.get('/slow', { config: { permission: 'authenticated', isKept: true }, schema }, async () => {
    reads++;
    const fails = failures-- > 0;
    await untilAsked;
    if (fails) throw new Error('out of luck');
    return { status: 'ok' };
  });
});

beforeEach(() => {
  [reads, failures] = [0, 0];
  untilAsked = new Promise((resolve) => (goOn = resolve));
});

// Each test with a role of its own, for a reply is kept by role.
async function askAtOnce(role: 'ADMIN' | 'BUSINESS_OWNER', times: number) {
  const people = await Promise.all(Array.from({ length: times }, () => api.as(role)));
  const asked = Promise.all(people.map((person) => person.get('/slow')));
  for (let round = 0; round < 1000; round++) await new Promise(setImmediate);
  goOn();
  return (await asked).map(({ status }) => status);
}

test('reads once what many ask at the same time', async () => {
  const statuses = await askAtOnce('ADMIN', 6);

  expect(statuses).toEqual(Array.from({ length: 6 }, () => 200));
  expect(reads).toBe(1);
});

test('reads for each of them when the first fails', async () => {
  failures = 1;

  const statuses = await askAtOnce('BUSINESS_OWNER', 6);

  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(reads).toBe(6);
});
