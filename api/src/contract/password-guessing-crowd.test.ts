import { buildApp } from '../app';
import { type App } from '../http/request/fastify-types';
import { hashPassword } from '../resources/session/password-hash';
import { client } from '../testing/apps/client';
import { EMAIL, markOf, PASSWORD, signInCalls, times } from '../testing/contract/sign-in-calls';
import { tellGate } from '../testing/tell-gate';
import { TEST_CONFIG, withApp } from '../testing/apps/with-app';

// The tests choose the calling address, as a proxy would.
const CONFIG = { trustedProxies: ['127.0.0.1'] };
const server = withApp(CONFIG);
const { signIn, guess } = signInCalls(() => server.anonymous);
const isFull = process.env.PROVE === '1';

const HOME = '203.0.113.7';
const OFFICE = '198.51.100.20';
const OWNER_WAITS_MS = 3_000;

let replica: App;
let now = new Date('2026-07-01T10:00:00+08:00');

const setTime = (time: string) => {
  now = new Date(time);
  server.setTime(time);
};

beforeAll(async () => {
  replica = await buildApp({ config: { ...TEST_CONFIG, ...CONFIG }, database: server.database, clock: () => now });
  // A server's first reply builds its description, which is not part of the measured time.
  for (const api of [server.anonymous, client(replica)]) await api.post('/login', {});
});

const count = { passed: 0, tried: 0 };

afterAll(async () => {
  await replica.close();
  tellGate('sign-in limits', { ...count, of: 'answers in a crowd' });
});

const address = (index: number) => `192.0.2.${index + 1}`;

test('the owner signs in, within 3 s on a quiet machine, while 100 addresses and a whole /64 guess', async () => {
  await server.as('BUSINESS_OWNER', { email: EMAIL, passwordHash: await hashPassword(PASSWORD) });
  const mark = markOf(await signIn({ from: HOME }));
  const rounds = isFull ? 20 : 1;
  const network = (index: number) => `2001:db8:0:9::${(index + 1).toString(16)}`;
  // On the owner's account, and on made-up ones, which no account limit slows down.
  const attackers = times(isFull ? 200 : 80).map((index) => {
    const from = index % 2 === 0 ? address((index / 2) % 100) : network(index);
    return index % 4 < 2 ? { from } : { from, email: `nobody-${index}@example.test` };
  });

  const waits: number[] = [];
  for (const round of times(rounds)) {
    setTime(new Date(Date.parse('2026-07-01T10:00:00+08:00') + round * 20 * 60_000).toISOString());
    const attack = Promise.all(
      attackers.map((attacker, index) => guess({ ...attacker, by: [server.anonymous, client(replica)][index % 2] })),
    );
    const start = performance.now();
    const owner = await signIn({ from: OFFICE, mark });
    waits.push(performance.now() - start);
    const replies = await attack;

    expect(owner.status).toBe(200);
    const answered = (status: number) => replies.filter((reply) => reply.status === status).length;
    count.tried += replies.length + 1;
    // Ten on the owner's account, one per made-up account of an address, and twenty for the /64. 503 is for requests
    // that waited too long.
    expect(answered(422) + answered(429) + answered(503)).toBe(replies.length);
    expect(answered(422)).toBeLessThanOrEqual(10 + 50 + 20);
    count.passed += replies.length + 1;
  }

  // Times mean something only on an idle machine; the order of the queue is tested without a clock.
  expect(isFull ? Math.max(...waits) : 0).toBeLessThan(OWNER_WAITS_MS);
});
