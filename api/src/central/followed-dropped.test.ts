import { dropReleases } from '@siteledger/platform/registry';
import { at, follow, IN_A_MONTH, published, REMOTE, setting, versionsOf } from '../testing/remotes/followed-cranes';
import { publisherBy } from '../testing/remotes/publisher';
import { withRegistries } from '../testing/remotes/registries';
import { databaseNow } from '../testing/databases/test-database';
import { transaction } from '../db/transaction/transaction';

jest.setTimeout(300_000);

const registries = withRegistries();

const YEARS_LATER = () => new Date(databaseNow() + 800 * 86_400_000);
const VERSIONS = Array.from({ length: 12 }, (_, minor) => `1.${minor}.0`);

test('a history of releases whose files are not kept goes to a central registry, and from there to others', async () => {
  const alone = await registries().installation('staging', {});
  const mei = await alone.as('SUPER_ADMIN', { name: 'Mei' });
  const issued = { remotes: [REMOTE], environments: ['staging'], ends_on: IN_A_MONTH };
  const team = await publisherBy(alone.app, mei, issued);
  for (const version of VERSIONS) await team.post(`/remotes/${REMOTE}/releases`, published(version));
  await mei.put(at('staging'), setting('1.0.0'));
  const [{ revision }] = (await mei.get(`${at('staging')}/history`)).body.data;
  await mei.put(at('staging'), setting('1.11.0'), { 'if-match': String(revision) });
  const { database } = alone;
  const dropped = await dropReleases({ transaction }, database.db, {
    now: YEARS_LATER(),
    by: 'Operator',
    decides: true,
  });
  await alone.stop();

  const central = await registries().central();
  const token = await central.connect('staging');
  const staging = await registries().installation('staging', { database, central: { url: central.url, token } });
  const second = await follow(registries(), central, 'staging');

  expect(dropped.map(({ version }) => version)).toEqual(['1.0.0', '1.1.0']);
  expect(await versionsOf(staging.anonymous)).toEqual(['1.11.0']);
  expect(await versionsOf(second.anonymous)).toEqual(['1.11.0']);
  expect(await second.follower.state()).not.toMatchObject({ away_because: expect.any(String) });
});
