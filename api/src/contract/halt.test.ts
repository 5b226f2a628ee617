import { startReleaseMonitor } from '@siteledger/platform/registry';
import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { haltingOf } from '../registry/registry-product';
import { type Client } from '../testing/apps/client';
import { publisherBy } from '../testing/remotes/publisher';
import { tellGate } from '../testing/tell-gate';
import { databaseNow, emptyTables } from '../testing/databases/test-database';
import { TEST_CONFIG, withApp } from '../testing/apps/with-app';

const server = withApp();

const REMOTE = 'mfe-cranes';
const PLACE = `/remotes/${REMOTE}/environments/development`;
const VERSIONS = ['1.0.0', '1.1.0'];
const STAFF = 4;

let admin: Client;
let staff: Client[];

async function start() {
  const superAdmin = await server.as('SUPER_ADMIN');
  const team = await publisherBy(server.app, superAdmin, { remotes: [REMOTE] });
  for (const version of VERSIONS)
    await team.post(`/remotes/${REMOTE}/releases`, publicationOf(buildRelease(REMOTE, { version })));
  // Reports come after the changes, whose time the database sets.
  server.setTime(new Date(databaseNow() + 60_000).toISOString());
  admin = await server.as('ADMIN');
  staff = [];
  for (let count = 0; count < STAFF; count++) staff.push(await server.as('PROJECT_MANAGER'));
}

async function select(change: object) {
  const [present] = (await admin.get(`${PLACE}/history`)).body.data;
  const match: Record<string, string> = present ? { 'if-match': String(present.revision) } : {};
  const reply = await admin.put(PLACE, { enabled: true, reason: 'Because', ...change }, match);
  expect(reply.status).toBe(200);
}

const WHOLE = { kind: 'load', screen: `${REMOTE}:/cranes` };
const FALLEN = { kind: 'render', part: 'render', screen: `${REMOTE}:/cranes` };
const answers = (value: number) => ({ kind: 'INP', value });

type Seen = Partial<Record<'by', Client[]>> & { version: string; event: object; times?: number };

async function report({ by = staff, version, event, times = 20 }: Seen) {
  const events = Array.from({ length: times }, () => ({ remote: REMOTE, version, ...event }));
  for (const one of by) expect((await one.post('/remotes/events', { events })).status).toBe(200);
}

/** The automatic actions of two servers within a minute. */
async function withinAMinute() {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask', 'Date', 'performance'],
  });
  const log = { info: () => undefined, warn: () => undefined };
  const clock = () => new Date(databaseNow() + 60_000);
  const stops = [1, 2].map(() => startReleaseMonitor(server.db, [haltingOf(TEST_CONFIG)], clock, log));
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  await Promise.all(stops.map((stop) => stop()));
}

type Story = {
  title: string;
  everybody?: boolean;
  seen: () => Promise<void>;
  /** The reason of the halt; undefined if the release continues. */
  reason?: RegExp;
};

const stories: Story[] = [
  {
    title: 'a canary whose screen crashes',
    seen: async () => report({ version: '1.1.0', event: FALLEN, times: 5 }),
    reason: /^Halted 1\.1\.0: 20 of 20 loads failed, for 4 of 4 people/,
  },
  {
    title: 'a canary that answers slowly',
    seen: async () => {
      await report({ version: '1.0.0', event: answers(200) });
      await report({ version: '1.1.0', event: answers(900) });
    },
  },
  {
    title: 'a release for everybody that crashes, after a good one',
    everybody: true,
    seen: async () => report({ version: '1.1.0', event: FALLEN, times: 5 }),
    reason: /^Halted 1\.1\.0: 20 of 20 loads failed/,
  },
  {
    title: 'a healthy canary',
    seen: async () => {
      await report({ version: '1.0.0', event: WHOLE });
      await report({ version: '1.1.0', event: WHOLE });
    },
  },
  {
    title: 'a canary that one browser says crashes',
    seen: async () => {
      await report({ version: '1.1.0', event: WHOLE });
      await report({ by: [staff[0]!], version: '1.1.0', event: FALLEN, times: 50 });
    },
  },
  {
    title: 'a canary that crashes, and one browser says it does not',
    seen: async () => {
      await report({ by: staff.slice(1), version: '1.1.0', event: FALLEN, times: 7 });
      await report({ by: [staff[0]!], version: '1.1.0', event: WHOLE, times: 50 });
    },
    reason: /^Halted 1\.1\.0: 21 of 71 loads failed/,
  },
  {
    title: 'a healthy canary beside a running release that crashes',
    seen: async () => report({ version: '1.0.0', event: FALLEN }),
  },
];

const isAsTold = async ({ reason, everybody }: Story) => {
  const [present, ...earlier] = (await admin.get(`${PLACE}/history`)).body.data;
  if (reason)
    return (
      reason.test(present.reason) &&
      present.changed_by === 'The platform' &&
      present.halted === '1.1.0' &&
      present.release === '1.0.0' &&
      present.rollout === null &&
      earlier.length === 2
    );
  return earlier.length === 1 && (everybody ? present.release : present.rollout.release) === '1.1.0';
};

test('within a minute the platform takes back what is over its budget, and nothing else', async () => {
  const wrong: string[] = [];
  for (const story of stories) {
    await emptyTables(server.db);
    server.setTime('2026-07-01');
    await start();
    await select({ release: '1.0.0' });
    await admin.post(`${PLACE}/releases/1.0.0/good`, { reason: 'Tried' });
    const canary = { release: '1.0.0', rollout: { release: '1.1.0', percent: 50, roles: [] } };
    await select(story.everybody ? { release: '1.1.0' } : canary);
    await story.seen();
    await withinAMinute();
    if (!(await isAsTold(story))) wrong.push(story.title);
  }

  tellGate('halt', { passed: stories.length - wrong.length, tried: stories.length, of: 'stories' });
  expect(wrong).toEqual([]);
}, 120_000);
