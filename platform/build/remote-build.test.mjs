import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import remoteConfigModule from './remote-config.js';
import { compile, plantProduct, writeFiles } from './testing/planted-product.mjs';

process.env.RELEASE_VERSION = '1.2.3';

const product = plantProduct();
after(() => rmSync(product.root, { recursive: true }));

const SOUND = {
  'remote.ts': `import { defineRemote, screen } from '@siteledger/platform/remote';
    export const { remote, routes, slots, parts } = defineRemote({
      name: 'mfe-planted', owner: { team: 'Example', contact: 'example@planted.test' },
      requires: { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^1.0.0' },
      screens: [screen('/things/list', {
        title: 'Things', breadcrumb: 'List', permission: 'thing.*',
        load: async () => (await import('./src/thing-list-page')).ThingList,
        inside: [screen('/things/:uuid', {
          title: 'Thing', permission: 'thing.*',
          load: async () => (await import('./src/thing-modal')).Thing,
        })],
      })], nav: [] });`,
  'src/thing-list-page.tsx': `import { Button } from '@planted/library/ui';
    export const ThingList = () => <Button>Things</Button>;`,
  'src/thing-modal.tsx': `export const Thing = () => <p>A thing</p>;`,
};

/** Builds a remote from these files; returns its folder and the compiler's messages. */
async function buildRemote(kind, files) {
  const folder = path.join(product.root, kind, 'mfe-planted');
  writeFiles(folder, files);
  const config = remoteConfigModule.remoteConfig(product, folder);
  const { errors } = await compile({ ...config, cache: false });
  return { folder, complaints: errors.map((error) => error.message).join('\n') };
}

test('a sound remote is described by its remote.json: files with their hashes, what a path needs, what it uses and as what', async () => {
  const { folder, complaints } = await buildRemote('sound', SOUND);
  const release = JSON.parse(readFileSync(path.join(folder, 'dist/remote.json'), 'utf8'));

  assert.equal(complaints, '');
  assert.equal(release.version, '1.2.3');
  assert.equal(release.container, 'mfe_planted_1_2_3');
  assert.ok(release.files.some((file) => file.path === release.entry));
  for (const { path: file, sha384, bytes } of release.files) {
    const content = readFileSync(path.join(folder, 'dist', file));
    assert.equal(createHash('sha384').update(content).digest('base64'), sha384);
    assert.equal(content.length, bytes);
  }
  const [list, thing] = release.routes.map(({ preload }) => preload);
  const namesOf = ({ files }) => files.map((file) => file.replace(/\.[0-9a-f]{8}\./, '.'));
  assert.deepEqual(namesOf(list), ['assets/routes.js', 'assets/thing-list.js']);
  // The list is drawn around it.
  assert.deepEqual(namesOf(thing), ['assets/routes.js', 'assets/thing-list.js', 'assets/thing.js']);
  assert.deepEqual([list.doors, thing.doors], [['ui'], ['ui']]);
  assert.deepEqual(release.uses, { ui: ['Button'] });
  assert.deepEqual(release.operations, []);
  assert.deepEqual(release.places, []);
  assert.match(release.react, /^\d+\.\d+\.\d+$/);
  assert.deepEqual(release.signatures, {
    names: { ui: { Button: 0 } },
    types: [{ calls: [{ takes: [], needs: 0, gives: 'null' }] }],
  });
});

test('a remote that breaks the contract is refused with every reason, and nothing is written', async () => {
  const { folder, complaints } = await buildRemote('broken', {
    ...SOUND,
    'remote.ts': SOUND['remote.ts'].replace(", permission: 'thing.*'", '').replace('{ remote, routes,', '{ remote,'),
    'src/api.ts': `import { createApi } from 'elsewhere';
      export const mine = createApi({ endpoints: (build) => ({ userDetails: build.query<string, void>({}) }) });`,
  });

  for (const reason of [
    "mfe-planted breaks the remote's contract:",
    'remote.ts: the route /things/list states no permission: ask for "authenticated", or for one that users hold.',
    'remote.ts: the module ./routes is missing or exports no `routes`: export what defineRemote returns.',
    'src/api.ts: it calls createApi, but shared-lib has the one slice: inject the endpoints there.',
    'src/api.ts: the endpoint userDetails belongs to shared-lib: use that one, or rename this one.',
  ]) {
    assert.ok(complaints.includes(reason), `${reason}\n${complaints}`);
  }
  assert.equal(existsSync(path.join(folder, 'dist')), false);
});

test('a chunk has the name that its screen states, and screens of one name arrive together', async () => {
  const { folder, complaints } = await buildRemote('named', {
    ...SOUND,
    'remote.ts': SOUND['remote.ts'].replaceAll("permission: 'thing.*',", "permission: 'thing.*', chunk: 'things',"),
  });
  const { routes } = JSON.parse(readFileSync(path.join(folder, 'dist/remote.json'), 'utf8'));

  assert.equal(complaints, '');
  for (const { chunk, preload } of routes) {
    assert.equal(chunk, 'things');
    assert.ok(preload.files.some((file) => file.startsWith('assets/things.')));
  }
});

test('a screen that loads no file is refused by its path', async () => {
  const { complaints } = await buildRemote('loaded', {
    ...SOUND,
    'remote.ts': SOUND['remote.ts'].replace(/load: .*/, 'load: async () => null,'),
  });

  assert.match(complaints, /remote\.ts: the screen \/things\/list has no code: load: /);
});

test('a fill that loads no file is refused by its id', async () => {
  const fill = `{ place: 'thing.tabs', id: 'things', title: 'Things', order: 1, permission: 'thing.*', props: {} }`;
  const { complaints } = await buildRemote('filled', {
    ...SOUND,
    'remote.ts': SOUND['remote.ts'].replace('nav: []', `nav: [], fills: [${fill}]`),
  });

  assert.match(complaints, /remote\.ts: the fill "things" has no code: load: /);
});

test('a place is stated and drawn: one without the other is refused', async () => {
  const { complaints } = await buildRemote('placed', {
    ...SOUND,
    'remote.ts': SOUND['remote.ts'].replace('nav: []', `nav: [], places: [{ name: 'thing.tabs', props: {} }]`),
    'src/thing-list-page.tsx': `const useSlot = <Given,>(place: string): Given[] => [];
      export const ThingList = () => useSlot<object>('thing.actions').length;`,
  });

  assert.ok(complaints.includes("the place thing.tabs is stated, but no screen draws it: call useSlot('thing.tabs')."));
  assert.ok(complaints.includes('a screen draws the place thing.actions, which is not stated: add it to `places`.'));
});
