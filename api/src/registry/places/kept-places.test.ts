import {
  arrange,
  CRANES,
  cranes,
  fill,
  lifts,
  named,
  placesOf,
  shownIn,
  siteWithTabs,
  tabs,
  TABS,
} from '../../testing/remotes/arranged-places';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

test('a fill that comes later stands after those that were arranged', async () => {
  const { admin, revision, ofLifts, run } = await siteWithTabs(server);
  await arrange(admin, revision, tabs(named('test'), named('hire')));

  await run(lifts('1.1.0', fill('rope', 1), fill('hire', 10), fill('test', 20)), {}, ofLifts);

  expect(await shownIn(admin)).toEqual(['test', 'hire', 'rope']);
});

test('the arrangement of a missing fill has no effect, and applies again when the fill returns', async () => {
  const { admin, revision, ofLifts, run } = await siteWithTabs(server);
  await arrange(admin, revision, tabs(named('test'), named('hire', false)));
  const next = await run(lifts('1.1.0', fill('test', 20)), {}, ofLifts);
  const gone = await shownIn(admin);

  await arrange(admin, (await placesOf(admin)).revision, tabs(named('test')));
  await run(lifts('1.2.0', fill('hire', 10), fill('test', 20)), {}, next);

  expect(gone).toEqual(['test']);
  expect(await shownIn(admin)).toEqual(['test', 'hire off']);
});

test('other changes of the remote leave the arrangement as it is, also those of a server of the version before', async () => {
  const { admin, revision, run } = await siteWithTabs(server);
  const { body } = await arrange(admin, revision, tabs(named('test'), named('hire', false)));

  await run(cranes('1.1.0', TABS), {}, body.data.revision);
  const changed = await shownIn(admin);
  await server.db
    .insertInto('registry.remote_settings')
    .values({
      ...{
        environment: 'development',
        remote: 'mfe-cranes',
        version: '1.0.0',
        reason: 'Old',
        changed_by: 'Old server',
      },
    })
    .execute();

  expect(changed).toEqual(['test', 'hire off']);
  expect(await shownIn(admin)).toEqual(['test', 'hire off']);
});

test('goes back with the revision that is rolled back to, also to where nothing was arranged', async () => {
  const { admin, revision } = await siteWithTabs(server);
  const arranged = (await arrange(admin, revision, tabs(named('test'), named('hire', false)))).body.data.revision;

  const back = await admin.post(
    `${CRANES}/rollback`,
    { revision, reason: 'Hire is missed' },
    { 'if-match': String(arranged) },
  );
  const atFirst = await shownIn(admin);
  await admin.post(
    `${CRANES}/rollback`,
    { revision: arranged, reason: 'No' },
    { 'if-match': String(back.body.data.revision) },
  );

  expect(back.body.data.places).toEqual([]);
  expect(atFirst).toEqual(['hire', 'test']);
  expect(await shownIn(admin)).toEqual(['test', 'hire off']);
});
