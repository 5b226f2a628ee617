import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOORS } from '../testing/contract/release-gate/releases';
import { REMOTE, runningCranes } from '../testing/remotes/followed-cranes';
import { type Registries, withRegistries } from '../testing/remotes/registries';

jest.setTimeout(300_000);

const registries = withRegistries();

const REASON = 'It was built with React 19.3.1, but 18.2.0 is running.';

/** Creates a folder with a shell that has another version of React. */
function olderShell({ folder }: Registries) {
  const rootDir = join(folder, 'older');
  mkdirSync(join(rootDir, 'shell/dist'), { recursive: true });
  writeFileSync(join(rootDir, 'shell/dist/doors.json'), JSON.stringify({ ...DOORS, id: 'older', react: '18.2.0' }));
  return rootDir;
}

test('the matrix says of a release in which other environment it cannot run, and why', async () => {
  const { central, owner } = await runningCranes(registries());
  const token = await central.connect('staging');
  await registries().installation('staging', {
    central: { url: central.url, token },
    rootDir: olderShell(registries()),
  });

  const { data } = (await owner.get('/remotes/environments')).body;

  expect(data.remotes).toMatchObject([{ name: REMOTE, releases: [{ version: '1.1.0' }, { version: '1.0.0' }] }]);
  for (const release of data.remotes[0].releases)
    expect(release).toMatchObject({ incompatibilities: [], incompatible_in: { staging: [REASON] } });
});
