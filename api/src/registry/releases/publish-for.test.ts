import { follow, IN_A_MONTH, published, REMOTE } from '../../testing/remotes/followed-cranes';
import { type OpenDatabase } from '../../db/database';
import { publisherBy } from '../../testing/remotes/publisher';
import { withRegistries } from '../../testing/remotes/registries';

jest.setTimeout(300_000);

const registries = withRegistries();

const publishFor = (...environments: string[]) => ({ ...published('1.1.0'), environments });

const releasesIn = async ({ db }: OpenDatabase) =>
  (await db.selectFrom('registry.remote_releases').select('version').execute()).map(({ version }) => version);

/** Development without other environments, and a team whose token is also for staging. */
async function development() {
  const server = await registries().installation('development', {});
  const issued = { name: 'Train', remotes: [REMOTE], environments: ['development', 'staging'], ends_on: IN_A_MONTH };
  return { server, team: await publisherBy(server.app, await server.as('SUPER_ADMIN'), issued) };
}

test('a release for an environment that the token is not for is refused as a whole', async () => {
  const { server, team } = await development();

  const refused = await team.post(`/remotes/${REMOTE}/releases`, publishFor('development', 'production'));

  expect([refused.status, refused.body.message]).toEqual([
    403,
    'The publish token “Train” is for development, staging, not for production.',
  ]);
  expect(await releasesIn(server.database)).toEqual([]);
});

test('a release for an environment that other servers run is refused as a whole', async () => {
  const { server, team } = await development();

  const refused = await team.post(`/remotes/${REMOTE}/releases`, publishFor('development', 'staging'));

  expect([refused.status, refused.body.data.err_msg]).toEqual([
    409,
    expect.stringMatching(/^This server runs development only: to change staging from here, /),
  ]);
  expect(await releasesIn(server.database)).toEqual([]);
});

test('a release for an environment of which nothing is known is refused as a whole', async () => {
  const central = await registries().central();
  const production = await follow(registries(), central, 'production', ['staging']);
  const issued = { remotes: [REMOTE], environments: ['staging', 'production'], ends_on: IN_A_MONTH };
  const team = await publisherBy(production.app, await production.as('SUPER_ADMIN'), issued);

  const refused = await team.post(`/remotes/${REMOTE}/releases`, publishFor('production', 'staging'));

  expect([refused.status, refused.body.errors.release]).toEqual([
    422,
    [
      'remote.json: it cannot be held against staging, of which no server has said yet what it has: connect that first.',
    ],
  ]);
  expect(await releasesIn(central.database)).toEqual([]);
});

test('a release for environments of the token is taken, and selected nowhere yet', async () => {
  const { server, team } = await development();

  const taken = await team.post(`/remotes/${REMOTE}/releases`, publishFor('development'));

  expect(taken.status).toBe(201);
  expect(await releasesIn(server.database)).toEqual(['1.1.0']);
});
