import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeLocalBuild } from '../testing/remotes/local-builds';
import { operatorOf } from '../testing/databases/operator';
import { withApp } from '../testing/apps/with-app';

const server = withApp();
const admin = operatorOf(server);
const rootDir = mkdtempSync(join(tmpdir(), 'siteledger-builds-'));

const publish = () => admin(['publish-remotes'], { config: { rootDir } });

afterAll(() => rmSync(rootDir, { recursive: true }));

test('says that nothing was built where there are no remotes to publish', async () => {
  expect(await publish()).toMatchObject({ code: 1, said: ['No remote is built here.'] });
});

test('publishes what was built with the server, again without a change, and says what it refuses', async () => {
  writeLocalBuild(rootDir, 'mfe-cranes', { version: '1.0.0' });

  const first = await publish();
  const again = await publish();
  writeLocalBuild(rootDir, 'mfe-cranes', { version: '1.0.0', code: 'var cranes = 2;' });
  const other = await publish();

  expect([first.code, first.said]).toEqual([0, ['mfe-cranes 1.0.0 is published.']]);
  expect(again).toEqual(first);
  expect(other).toMatchObject({
    code: 1,
    said: [
      'mfe-cranes 1.0.0 is not published: remote.json: mfe-cranes 1.0.0 is published already, with other bytes: build it under another version.',
    ],
  });
});

test('refuses a remote that cannot run in this installation, which goes on with the release before', async () => {
  writeLocalBuild(rootDir, 'mfe-cranes', { version: '1.0.0' });
  await publish();
  writeLocalBuild(rootDir, 'mfe-cranes', { version: '1.1.0', release: { operations: ['GET /cranes'] } });

  const refused = await publish();

  expect(refused).toMatchObject({
    code: 1,
    said: [
      'mfe-cranes 1.1.0 is not published: remote.json: it calls GET /cranes, which the API here does not have: bring that out first, or leave the call out.',
    ],
  });
  expect((await server.anonymous.get('/remotes')).body.data.remotes).toMatchObject([{ version: '1.0.0' }]);
});
