import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicationOf } from '@siteledger/platform/testing/releases';
import { type Client } from '../testing/apps/client';
import { BROKEN } from '../testing/contract/release-gate/broken';
import { CRANES, DOORS, draftOf, LIFTS, lifts, publicationOfDraft } from '../testing/contract/release-gate/releases';
import { SOUND } from '../testing/contract/release-gate/sound';
import { publisherBy } from '../testing/remotes/publisher';
import { tellGate } from '../testing/tell-gate';
import { withApp } from '../testing/apps/with-app';

const root = mkdtempSync(join(tmpdir(), 'siteledger-gate-'));
const server = withApp({ rootDir: root, releasesDir: join(root, 'releases') });

const TIMEOUT_MS = 300_000;

let team: Client;

beforeEach(async () => {
  mkdirSync(join(root, 'shell/dist'), { recursive: true });
  writeFileSync(join(root, 'shell/dist/doors.json'), JSON.stringify(DOORS));
  team = await publisherBy(server.app, await server.as('SUPER_ADMIN'), { remotes: [CRANES, LIFTS] });
  expect((await team.post(`/remotes/${LIFTS}/releases`, publicationOf(lifts()))).status).toBe(201);
  const first = { enabled: true, release: '1.0.0', reason: 'First' };
  await (await server.as('ADMIN')).put(`/remotes/${LIFTS}/environments/development`, first);
});

afterAll(() => rmSync(root, { recursive: true }));

const storedOfCranes = async () => {
  const releases = await server.db
    .selectFrom('registry.remote_releases')
    .select('id')
    .where('name', '=', CRANES)
    .execute();
  const files = await server.db.selectFrom('registry.remote_files').select('release_id').execute();
  return { releases: releases.length, files: files.length };
};

async function rollOutLifts(rollout: object | null) {
  if (!rollout) return;
  const next = lifts('1.1.0');
  expect((await team.post(`/remotes/${LIFTS}/releases`, publicationOf(next))).status).toBe(201);
  const change = {
    enabled: true,
    release: '1.0.0',
    reason: 'To some',
    rollout: { release: '1.1.0', roles: [], ...rollout },
  };
  const admin = await server.as('ADMIN');
  const place = `/remotes/${LIFTS}/environments/development`;
  const { revision } = (await admin.get(`${place}/history`)).body.data[0];
  expect((await admin.put(place, change, { 'if-match': String(revision) })).status).toBe(200);
}

const publish = (draft: ReturnType<typeof draftOf>) =>
  team.post(`/remotes/${CRANES}/releases`, publicationOfDraft(draft));

// While another remote is rolled out, two releases of it are in use.
const ROLLOUTS = {
  'runs alone': null,
  'is at 1 %': { percent: 1 },
  'is at 50 %': { percent: 50 },
  'is staged': { percent: 1, stages: { minutes: 60, loads: 20 } },
};

const tried = Object.entries(ROLLOUTS).slice(0, process.env.PROVE ? undefined : 2);

test.each(tried)(
  'while another remote %s, a broken release is refused with one sentence, that of its fault, and nothing of it is stored; a sound one is taken',
  async (_, rollout) => {
    await rollOutLifts(rollout);
    const wrong: string[] = [];
    const before = await storedOfCranes();
    for (const [spoil, sentence] of BROKEN) {
      const draft = draftOf();
      spoil(draft);
      const { status, body } = await publish(draft);
      const said: unknown = body.errors?.release;
      if (status !== 422 || JSON.stringify(said) !== JSON.stringify([sentence]))
        wrong.push(`${sentence} Instead: ${status} ${JSON.stringify(body).slice(0, 500)}`);
    }
    const after = await storedOfCranes();
    if (JSON.stringify(after) !== JSON.stringify(before)) wrong.push('Something of a broken release was stored.');

    for (const [index, [title, change]] of SOUND.entries()) {
      const draft = draftOf(`2.${index}.0`);
      change(draft);
      const { status, body } = await publish(draft);
      if (status !== 201) wrong.push(`Refused: ${title}: ${JSON.stringify(body).slice(0, 500)}`);
    }

    const tried = BROKEN.length + SOUND.length;
    const of = `releases, ${BROKEN.length} of them broken`;
    tellGate('contract', { passed: tried - wrong.length, tried, of });
    expect(wrong).toEqual([]);
    expect([BROKEN.length >= 60, SOUND.length >= 20]).toEqual([true, true]);
    expect(new Set(BROKEN.map(([, sentence]) => sentence)).size).toBeGreaterThan(60);
  },
  TIMEOUT_MS,
);
