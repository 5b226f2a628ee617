import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { at, clientOf, follow, historyOf, IN_A_MONTH, REMOTE, seen, setting } from '../testing/remotes/followed-cranes';
import { type Client } from '../testing/apps/client';
import { publisherBy } from '../testing/remotes/publisher';
import { withRegistries } from '../testing/remotes/registries';

jest.setTimeout(300_000);

const registries = withRegistries();

const TABS = 'crane.tabs';
const PLACES = `${at('staging')}/places`;

const fill = (id: string) => ({ slot: TABS, id, order: 10, title: id, permission: 'project.*' });
const release = buildRelease(REMOTE, {
  version: '1.0.0',
  places: [{ name: TABS, props: {} }],
  slots: [fill('hire'), fill('test')],
});

const arranged = (...fills: (readonly [id: string, on: boolean])[]) => [
  { place: TABS, fills: fills.map(([id, on]) => ({ remote: REMOTE, id, on })) },
];
const testFirst = arranged(['test', true], ['hire', false]);
const hireFirst = arranged(['hire', true], ['test', false]);

const listedPlaces = async (caller: Client) => (await caller.get('/remotes')).body.data.remotes[0].places;

test('an arrangement goes along to a central registry, is changed from elsewhere, and outlives it', async () => {
  const alone = await registries().installation('staging', {});
  const owner = await alone.as('SUPER_ADMIN', { name: 'Mei' });
  const issued = { remotes: [REMOTE], environments: ['staging'], ends_on: IN_A_MONTH };
  const team = await publisherBy(alone.app, owner, issued);
  await team.post(`/remotes/${REMOTE}/releases`, publicationOf(release));
  await owner.put(at('staging'), setting('1.0.0'));
  await owner.put(PLACES, { places: testFirst, reason: 'Tests first' }, seen(1));
  const { database } = alone;
  await alone.app.close();

  const central = await registries().central();
  const token = await central.connect('staging');
  const staging = await registries().installation('staging', { database, central: { url: central.url, token } });
  const production = await follow(registries(), central, 'production', ['staging']);
  const brought = await listedPlaces(staging.anonymous);
  const ravi = await production.as('ADMIN', { name: 'Ravi' });
  const { revision, places } = (await ravi.get(PLACES)).body.data;
  const changed = await ravi.put(PLACES, { places: hireFirst, reason: 'Hire again' }, seen(revision));
  await staging.follower.look();

  expect(brought).toEqual(testFirst);
  expect(places).toMatchObject(testFirst);
  expect(changed).toMatchObject({ status: 200, body: { data: { places: hireFirst, changed_by: 'Ravi' } } });
  expect(await listedPlaces(staging.anonymous)).toEqual(hireFirst);
  expect((await staging.trail()).at(-1)).toEqual(['remote.arrange', null, 'Ravi']);
  const mei = clientOf(staging, owner);
  expect(await historyOf(mei, 'staging')).toMatchObject([{ places: hireFirst }, { places: testFirst }, { places: [] }]);

  await central.kill();
  await staging.follower.look();
  expect((await mei.get(PLACES)).body.data.places).toMatchObject(hireFirst);
  expect((await mei.put(PLACES, { places: [], reason: 'x' }, seen(revision + 1))).status).toBe(503);
  expect(await listedPlaces(staging.anonymous)).toEqual(hireFirst);
});
