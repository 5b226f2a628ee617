import { buildApp } from '../../app';
import { client } from '../../testing/apps/client';
import { startCluster } from '../../testing/databases/postgres-cluster';
import { TEST_DATABASE } from '../../testing/databases/test-database';
import { TEST_CONFIG } from '../../testing/apps/with-app';
import { openPostgres } from './postgres';

const onServer = TEST_DATABASE === 'postgres' ? test : test.skip;
const READY = '//health/ready';

onServer('asks to come back while the server is away, and works again at once when it is back', async () => {
  const cluster = startCluster();
  const database = await openPostgres(cluster.url('postgres'));
  const app = await buildApp({ config: TEST_CONFIG, database, clock: () => new Date() });
  const { get } = client(app);
  const before = await get(READY);

  cluster.halt();
  const asked = Date.now();
  const away = await Promise.all([get(READY), get(READY), get(READY)]);
  const waited = Date.now() - asked;
  cluster.start();
  const back = await get(READY);

  await app.close();
  await database.close();
  cluster.stop();
  expect(before.status).toBe(200);
  expect(away.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(away[0]?.headers['retry-after']).toBe('2');
  expect(waited).toBeLessThan(5_500);
  expect(back.status).toBe(200);
});

test('says in one sentence that there is no server', async () => {
  const address = 'postgres://nobody@127.0.0.1:9/none';

  await expect(openPostgres(address)).rejects.toThrow(
    /^The database of DATABASE_URL cannot be used: .*ECONNREFUSED.*\.$/,
  );
});
