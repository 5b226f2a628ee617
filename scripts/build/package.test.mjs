import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { npm } from '../run/command.mjs';
import { inRoot } from '../run/root.mjs';

const elsewhere = mkdtempSync(join(tmpdir(), 'siteledger-packages-'));
after(() => rmSync(elsewhere, { recursive: true }));

const PACKAGES = ['platform', 'shared-lib'];
const folderOf = (name) => join(elsewhere, 'node_modules/@siteledger', name);
const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));
const entriesOf = (name) => Object.entries(readJson(folderOf(name), 'package.json').exports);

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name));

// Links packages one by one, so that ours are the packed ones.
function linkPackages(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((one) => !one.startsWith('.') && one !== '@siteledger'))
    symlinkSync(join(from, name), join(to, name));
}

async function install(name) {
  const { code, output } = await npm('pack', inRoot(name), '--pack-destination', elsewhere, '--loglevel=error');
  assert.equal(code, 0, output);
  const tarball = readdirSync(elsewhere).find((one) => one.startsWith(`siteledger-${name}-`));
  mkdirSync(folderOf(name), { recursive: true });
  execFileSync('tar', ['-xzf', join(elsewhere, tarball), '-C', folderOf(name), '--strip-components', '1']);
}

before(async () => {
  linkPackages(inRoot('node_modules'), join(elsewhere, 'node_modules'));
  for (const name of PACKAGES) await install(name);
});

const SPECIFIER = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)(['"])([^'"\n]+)\1/g;
const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;
const packageOf = (request) => request.split('/', request.startsWith('@') ? 2 : 1).join('/');
const isBuiltIn = (request) => request.startsWith('node:') || builtinModules.includes(request);

/** The imports of a packed file: requests of other packages, and paths. */
function importsOf(file) {
  const requests = [...readFileSync(file, 'utf8').replace(COMMENT, '').matchAll(SPECIFIER)].map(
    ([, , request]) => request,
  );
  return requests.filter((request) => /^(?:\.|@?[a-z])[\w./-]*[\w-]$/.test(request) && !isBuiltIn(request));
}

for (const name of PACKAGES) {
  test(`${name}: what it exports is in the package, with types`, () => {
    // Entries that a tool reads by file name have no types.
    const leads = entriesOf(name).filter(([, conditions]) => typeof conditions === 'object');

    assert.ok(leads.length > 4);
    for (const [entry, conditions] of leads) {
      assert.ok(conditions.types, `${name}/package.json: ${entry} states no types.`);
    }
    for (const [entry, conditions] of entriesOf(name))
      for (const file of [conditions].flatMap((one) => (typeof one === 'string' ? one : Object.values(one))))
        assert.ok(existsSync(join(folderOf(name), file)), `${entry} leads to ${file}, which is not packed.`);
  });

  test(`${name}: the files import what is packed, and packages that it declares`, () => {
    const { name: own, dependencies, peerDependencies } = readJson(folderOf(name), 'package.json');
    const declared = [own, ...Object.keys({ ...dependencies, ...peerDependencies })];
    const files = filesBelow(folderOf(name)).filter((file) => /\.(?:m?js|m?ts|tsx)$/.test(file));

    assert.ok(files.length > 50);
    for (const file of files)
      for (const request of importsOf(file)) {
        const place = file.slice(elsewhere.length);
        if (!request.startsWith('.')) assert.ok(declared.includes(packageOf(request)), `${place} imports ${request}.`);
        else if (file.includes('/dist/esm/'))
          assert.ok(existsSync(join(dirname(file), request)), `${place} imports ${request}, which is not packed.`);
      }
  });

  test(`${name}: it says its version, its changes and whom it is for, and holds no test`, () => {
    const { version, engines, license } = readJson(folderOf(name), 'package.json');
    const changelog = readFileSync(join(folderOf(name), 'CHANGELOG.md'), 'utf8');

    assert.ok(changelog.includes(`\n## ${version}\n`), `${name}/CHANGELOG.md says nothing of ${version}.`);
    assert.ok(engines.node);
    assert.ok(license);
    assert.deepEqual(
      filesBelow(folderOf(name)).filter((file) => /\.test\./.test(file)),
      [],
    );
  });
}

test('the packages depend on no workspace: the version of the platform is the one that is packed with the library', () => {
  const { dependencies } = readJson(folderOf('shared-lib'), 'package.json');

  assert.equal(dependencies['@siteledger/platform'], readJson(folderOf('platform'), 'package.json').version);
});

test('a project without our settings compiles against every export', () => {
  const requests = PACKAGES.flatMap((name) =>
    entriesOf(name).flatMap(([entry, { types }]) => (types ? [`@siteledger/${name}${entry.slice(1)}`] : [])),
  );
  const lines = requests.map((request, index) => `export type Export${index} = typeof import('${request}');`);
  writeFileSync(join(elsewhere, 'index.ts'), `${lines.join('\n')}\n`);
  const settings = ['--module', 'esnext', '--moduleResolution', 'bundler', '--strict', '--skipLibCheck', '--noEmit'];

  const tsc = inRoot('node_modules/typescript-native/bin/tsc');
  const types = ['--types', 'node,jest', '--lib', 'es2023,dom,dom.iterable'];
  execFileSync(process.execPath, [tsc, ...settings, ...types, 'index.ts'], { cwd: elsewhere, stdio: 'pipe' });
});

for (const [kind, flag, ask] of [
  ['import', 'module', (request) => `console.log(Object.keys(await import('${request}')).length > 5)`],
  ['require', 'commonjs', (request) => `console.log(Object.keys(require('${request}')).length > 5)`],
])
  for (const request of ['@siteledger/platform/contract', '@siteledger/shared-lib/domain'])
    test(`Node takes ${request} by ${kind}`, () => {
      const printed = execFileSync(process.execPath, [`--input-type=${flag}`, '--eval', ask(request)], {
        cwd: elsewhere,
        encoding: 'utf8',
      });

      assert.equal(printed, 'true\n');
    });
