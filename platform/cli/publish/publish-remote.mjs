import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import productModule from '../../build/product.js';
import typescriptModule from '../../build/typescript-module.js';
import { compilePackage } from '../build/compile-package.mjs';
import { Failure } from '../failure.mjs';
import { selectRelease } from './select-release.mjs';

const TWINS = ['', '.br', '.gz'];

async function build(product, name, version) {
  const folder = path.join(product.root, 'node_modules/.cache/releases', name);
  await compilePackage(product, name, { RELEASE_VERSION: version, RELEASE_FOLDER: folder });
  return folder;
}

function readPublication(folder) {
  const release = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8'));
  const paths = release.files.flatMap((file) => TWINS.map((ending) => file.path + ending));
  const files = paths
    .filter((file) => existsSync(path.join(folder, file)))
    .map((file) => ({ path: file, content: readFileSync(path.join(folder, file)).toString('base64') }));
  return { release, files };
}

// Checked first, because a build takes a minute and would be useless.
async function requireToken(registry, remote, environments) {
  const token = await registry.token();
  const { tokenRefusal } = typescriptModule.requireTypeScript(
    path.join(productModule.platform, 'contract/release/publish-token.ts'),
  );
  for (const environment of environments) {
    const refusal = tokenRefusal(token, { remote, environment, today: token.ends_on });
    if (refusal) throw new Failure(refusal);
  }
}

/**
 * Checks the token, builds one immutable release of a remote, checks it with the gate of `registry`, publishes it, and
 * selects it in the named environments. `say` receives a line per step. Throws a `Failure` with the gate's findings.
 */
export async function publishRemote(product, name, wanted) {
  const { version, environments, dryRun, reach, reason, registry, say } = wanted;
  if (environments.length > 0) await requireToken(registry, name, environments);
  say(`building ${name} ${version}`);
  const publication = readPublication(await build(product, name, version));
  const { problems, is_new, fills_lost } = await registry.publish({ ...publication, environments, dry_run: dryRun });
  const { sizes, files } = publication.release;
  say(
    `${files.length} files, ${Math.ceil(sizes.total / 1000)} KB to transfer, entry ${Math.ceil(sizes.entry / 1000)} KB`,
  );
  if (problems.length > 0) throw new Failure(`The gate refuses it:${problems.map((one) => `\n  - ${one}`).join('')}`);
  if (fills_lost.length > 0) say(`It drops places that others fill: ${fills_lost.join(', ')}`);
  if (dryRun) return say('The gate finds nothing against it. Nothing was published.');

  say(is_new ? 'published' : 'was published before, with the same bytes');
  for (const environment of environments)
    say(await selectRelease(registry, { name, environment, version, reach, reason }));
  return undefined;
}
