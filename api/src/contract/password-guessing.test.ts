import { buildApp } from '../app';
import { type App } from '../http/request/fastify-types';
import { type Client, client, type Reply } from '../testing/apps/client';
import {
  cookieOf,
  EMAIL,
  headers,
  inCrowds,
  markOf,
  PASSWORD,
  signInCalls,
  times,
} from '../testing/contract/sign-in-calls';
import { hashCheaply } from '../testing/records/cheap-hash';
import { readMails } from '../testing/apps/mails';
import { tellGate } from '../testing/tell-gate';
import { TEST_CONFIG, withApp } from '../testing/apps/with-app';

// The tests choose the calling address, as a proxy would.
const CONFIG = { trustedProxies: ['127.0.0.1'] };
const server = withApp(CONFIG);
const { signIn, guess, forgot } = signInCalls(() => server.anonymous);

const HOME = '203.0.113.7';
const OFFICE = '198.51.100.20';

let replica: App;
let cheapHash: string;
let now: Date;

const at = (time: string) => {
  now = new Date(`2026-07-01T${time}+08:00`);
  server.setTime(`2026-07-01T${time}+08:00`);
};

beforeAll(async () => {
  // A cheap hash, because the counts do not depend on the duration.
  cheapHash = await hashCheaply(PASSWORD);
  replica = await buildApp({ config: { ...TEST_CONFIG, ...CONFIG }, database: server.database, clock: () => now });
  // A server's first reply builds its description, which is not part of the measured time.
  for (const api of [server.anonymous, client(replica)]) await api.post('/login', {});
});

const count = { passed: 0, tried: 0 };

afterAll(async () => {
  await replica.close();
  tellGate('sign-in limits', { ...count, of: 'answers' });
});

beforeEach(async () => {
  at('10:00:00');
  await addUser(EMAIL);
});

const addUser = (email: string, passwordHash = cheapHash) => server.as('BUSINESS_OWNER', { email, passwordHash });

const address = (index: number) => `192.0.2.${index + 1}`;
const user = (index: number) => `user-${index}@example.test`;
const addUsers = (number: number) => Promise.all(times(number).map((index) => addUser(user(index))));
const inTurn = (index: number) => [server.anonymous, client(replica)][index % 2] as Client;

/** The cookie of the owner's device at home. */
async function ownDevice() {
  const reply = await signIn({ from: HOME });
  return markOf(reply) ?? '';
}

/** Checks the exact number of replies of each status. */
function expectAnswers(replies: readonly Reply[], expected: Record<number, number>) {
  const statuses = replies.map(({ status }) => status);
  const found: Record<number, number> = {};
  for (const status of statuses) found[status] = (found[status] ?? 0) + 1;
  count.tried += replies.length;
  expect(found).toEqual(expected);
  count.passed += replies.length;
}

test('200 guesses on one account from 40 addresses get ten tries in a quarter of an hour, then one a minute', async () => {
  const attack = () => inCrowds(200, (index) => guess({ from: address(index % 40), by: inTurn(index) }));

  const first = await attack();
  at('10:01:01');
  const second = await attack();
  at('10:17:00');
  const later = await attack();

  expectAnswers(first, { 422: 10, 429: 190 });
  expectAnswers(second, { 422: 1, 429: 199 });
  expectAnswers(later, { 422: 10, 429: 190 });
  expect(first.find(({ status }) => status === 429)?.headers['retry-after']).toBe('60');
});

test('an account that does not exist is limited alike', async () => {
  const replies = await inCrowds(14, (index) => guess({ from: address(index), email: 'nobody@example.test' }), 2);

  expectAnswers(replies, { 422: 10, 429: 4 });
});

test('a whole /64 is one address, and the next /64 another', async () => {
  const from = (network: string, index: number) => `2001:db8:0:${network}::${(index + 1).toString(16)}`;
  await addUsers(24);
  const replies = await Promise.all(times(24).map((index) => guess({ from: from('1', index), email: user(index) })));
  const next = await guess({ from: from('2', 0), email: user(0) });

  expectAnswers([...replies, next], { 422: 21, 429: 4 });
  expect(next.status).toBe(422);
});

test('one address has five tries a minute for an account and twenty for all, on whichever server', async () => {
  await addUsers(18);
  const forOne = await Promise.all(times(8).map((index) => guess({ from: OFFICE, by: inTurn(index) })));
  const forMany = await Promise.all(
    times(18).map((index) => guess({ from: OFFICE, email: user(index), by: inTurn(index) })),
  );

  expectAnswers(forOne, { 422: 5, 429: 3 });
  expectAnswers(forMany, { 422: 15, 429: 3 });
});

test('nobody locks out an owner who signs in from their own device, or from an address they have signed in from', async () => {
  const mark = await ownDevice();
  await Promise.all(times(40).map((index) => guess({ from: address(index) })));

  const ownDeviceElsewhere = await signIn({ from: OFFICE, mark });
  const anotherDeviceAtHome = await signIn({ from: HOME });
  const stranger = await signIn({ from: '192.0.2.200' });
  await Promise.all(times(20).map(() => guess({ from: HOME })));
  const ownDeviceAmongGuesses = await signIn({ from: HOME, mark });
  const anotherDeviceAmongGuesses = await signIn({ from: HOME });

  expectAnswers([ownDeviceElsewhere, anotherDeviceAtHome, ownDeviceAmongGuesses], { 200: 3 });
  expectAnswers([stranger, anotherDeviceAmongGuesses], { 429: 2 });
});

test('a device has five tries a minute of its own, and takes none from its address', async () => {
  const mark = await ownDevice();

  const replies = await Promise.all(times(8).map((index) => guess({ from: HOME, mark, by: inTurn(index) })));
  const colleague = await signIn({ from: HOME });

  expectAnswers(replies, { 422: 5, 429: 3 });
  expect(colleague.status).toBe(200);
});

test('a mark counts for the accounts that were signed in from its device only, and only as we signed it', async () => {
  const mark = await ownDevice();
  await addUser('lim@example.test');
  const limsMark = markOf(await signIn({ from: OFFICE, email: 'lim@example.test' })) ?? '';
  await Promise.all(times(12).map((index) => guess({ from: address(index) })));
  const [id = ''] = mark.split('.');

  const replies = await Promise.all(
    [limsMark, `${mark}x`, id, `${id}.`, `${id}x${mark.slice(id.length)}`, 'nonsense', '%00'].map((wrong, index) =>
      signIn({ from: address(100 + index), mark: wrong }),
    ),
  );

  expectAnswers(replies, { 429: 7 });
  expect((await signIn({ from: address(120), mark })).status).toBe(200);
});

test('the mark is out of reach of scripts and of other sites, and nobody gets one without the password', async () => {
  const known = await signIn({ from: HOME });
  const wrong = await guess({ from: HOME });

  expect(cookieOf(known)).toMatch(/; Max-Age=34560000; Path=\/api\/v2; HttpOnly; Secure; SameSite=Strict$/);
  expect(wrong.headers).not.toHaveProperty('set-cookie');
  expect(markOf(await signIn({ from: HOME, mark: markOf(known) }))).toBe(markOf(known));
});

test('a mark outlives the change of the key that signed it, and not its own 400 days', async () => {
  const signInOn = async (day: string, mark?: string) => {
    server.setTime(`${day}T10:00:00+08:00`);
    await Promise.all(times(12).map((index) => guess({ from: address(index) })));
    return signIn({ from: OFFICE, mark });
  };
  const mark = await ownDevice();

  const afterNewKey = await signInOn('2026-10-15', mark);
  const tooOld = await signInOn('2027-11-30', markOf(afterNewKey));

  expect([afterNewKey.status, tooOld.status]).toEqual([200, 429]);
  expect(markOf(afterNewKey)).not.toBe(mark);
});

test('a new password makes strangers of all devices but the one that set it', async () => {
  const mark = await ownDevice();
  const changing = await signIn({ from: OFFICE });
  await server.anonymous.put(
    '/user/password',
    { current_password: PASSWORD, password: 'new horse', password_confirmation: 'new horse' },
    {
      ...headers({ from: OFFICE, mark: markOf(changing) }),
      authorization: `Bearer ${changing.body.data.access_token}`,
    },
  );
  await inCrowds(12, (index) => guess({ from: address(index) }), 2);

  const other = await signIn({ from: HOME, mark, password: 'new horse' });
  const own = await signIn({ from: '192.0.2.99', mark: markOf(changing), password: 'new horse' });

  expect([other.status, own.status]).toEqual([429, 200]);
});

test('forgotten passwords and sign-ins have budgets of their own', async () => {
  const forgotten = await Promise.all(
    times(24).map((index) => forgot({ from: OFFICE, email: `n${index}@example.test` })),
  );
  const signedIn = await signIn({ from: OFFICE });
  const guesses = await Promise.all(times(8).map(() => guess({ from: HOME })));
  const link = await forgot({ from: HOME });

  expectAnswers(forgotten, { 200: 20, 429: 4 });
  expectAnswers(guesses, { 422: 5, 429: 3 });
  expect([signedIn.status, link.status]).toEqual([200, 200]);
});

test('an owner on a new device whom strangers keep out gets in by a link, from then on as known', async () => {
  await Promise.all(times(40).map((index) => guess({ from: address(index) })));
  const kept = await signIn({ from: OFFICE });
  await forgot({ from: OFFICE });
  const [mail] = await readMails(server.db);
  const token = /\/([\w-]{43})\n/.exec(mail?.body ?? '')?.[1];

  const body = { email: EMAIL, token, password: 'new horse', password_confirmation: 'new horse' };
  const reset = await server.anonymous.post('/reset-password', body, headers({ from: OFFICE }));
  const free = await signIn({ from: OFFICE, mark: markOf(reset), password: 'new horse' });

  expect([kept.status, reset.status, free.status]).toEqual([429, 200, 200]);
});
