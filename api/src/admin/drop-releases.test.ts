import { createHash } from 'node:crypto';
import { buildRelease, CODE, ENTRY } from '@siteledger/platform/testing/releases';
import { operatorOf } from '../testing/databases/operator';
import { withApp } from '../testing/apps/with-app';

const server = withApp();
const admin = operatorOf(server);

const REMOTE = 'mfe-cranes';
const LONG_AGO = '2024-01-01T00:00:00Z';

/** Stores a release published long ago. */
async function keep(version: string, published_at = LONG_AGO) {
  const release = buildRelease(REMOTE, { version });
  const digest = createHash('sha384').update(version).digest('base64');
  const { id } = await server.db
    .insertInto('registry.remote_releases')
    .values({
      ...{ name: REMOTE, version, base_url: `/remotes/${REMOTE}/${version}/`, digest, published_by: 'Train' },
      ...{ descriptor: JSON.stringify(release), published_at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('registry.remote_files')
    .values({ release_id: id, path: ENTRY, content: Buffer.from(CODE) })
    .execute();
}

const select = (version: string) =>
  server.db
    .insertInto('registry.remote_settings')
    .values({ environment: 'development', remote: REMOTE, version, reason: 'Because', changed_by: 'Lim' })
    .execute();

const withFiles = async () => {
  const rows = await server.db
    .selectFrom('registry.remote_releases')
    .innerJoin('registry.remote_files', 'release_id', 'registry.remote_releases.id')
    .select('version')
    .orderBy('registry.remote_releases.id')
    .execute();
  return rows.map(({ version }) => version);
};

/** Sixteen old releases: 1.0.0 was marked stable, 1.1.0 waits for a second person, 1.2.0 runs. */
beforeEach(async () => {
  for (let minor = 0; minor < 15; minor++) await keep(`1.${minor}.0`);
  await select('1.0.0');
  const [{ revision } = { revision: 0 }] = await server.db
    .selectFrom('registry.remote_settings')
    .select('revision')
    .execute();
  await server.db
    .insertInto('registry.remote_good_releases')
    .values({ environment: 'development', remote: REMOTE, version: '1.0.0', first_revision: revision })
    .execute();
  await select('1.2.0');
  const setting = JSON.stringify({ enabled: true, release: '1.1.0', rollout: null, reason: 'Next' });
  const requested_by_uuid = '00000000-0000-4000-8000-000000000000';
  await server.db
    .insertInto('registry.remote_requests')
    .values({ environment: 'development', remote: REMOTE, setting, requested_by: 'Lim', requested_by_uuid })
    .execute();
});

test('drops releases over a year old, except those that run, wait, were good lately or are among the last ten', async () => {
  const tried = await admin(['drop-releases', '--dry-run']);
  const before = await withFiles();
  const dropped = await admin(['drop-releases']);

  expect(tried).toMatchObject({
    code: 0,
    said: ['mfe-cranes 1.3.0', 'mfe-cranes 1.4.0', '2 releases would be dropped, 0.0 MB.'],
  });
  expect(before).toHaveLength(15);
  expect(dropped).toMatchObject({
    code: 0,
    said: ['mfe-cranes 1.3.0', 'mfe-cranes 1.4.0', '2 releases dropped, 0.0 MB.'],
  });
  expect(await withFiles()).toEqual(before.filter((version) => !['1.3.0', '1.4.0'].includes(version)));
  expect((await admin(['drop-releases'])).said).toEqual(['0 releases dropped, 0.0 MB.']);
  const trail = await server.db.selectFrom('audit_log').select('action').execute();
  expect(trail).toEqual([{ action: 'remote.drop' }, { action: 'remote.drop' }]);
});

test('a dropped release cannot be selected', async () => {
  await admin(['drop-releases']);
  const lim = await server.as('ADMIN');
  const place = `/remotes/${REMOTE}/environments/development`;
  const [{ revision }] = (await lim.get(`${place}/history`)).body.data;

  const change = { enabled: true, release: '1.3.0', reason: 'Back' };
  expect(await lim.put(place, change, { 'if-match': String(revision) })).toMatchObject({
    status: 422,
    body: { errors: { release: [expect.stringContaining('not kept any more')] } },
  });
});

test('keeps releases published within a year', async () => {
  await keep('2.0.0', '2025-07-02T00:00:00Z');
  for (let minor = 1; minor < 12; minor++) await keep(`2.${minor}.0`);

  const { said } = await admin(['drop-releases', '--dry-run']);

  expect(said).toContain('mfe-cranes 1.14.0');
  expect(said).not.toContain('mfe-cranes 2.0.0');
});
