const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { lockedPackages } = require('./locked-packages');
const { platform } = require('./product');

const IGNORED = new Set(['dist', 'node_modules', 'testing']);
// Files that are not built into anything.
const isAside = (name) => /^\.|\.(?:test|spec)\.(?:tsx?|mjs)$|\.md$/.test(name);

function filesBelow(root, entry) {
  const absolute = path.join(root, entry);
  if (!existsSync(absolute)) return [];
  const found = readdirSync(absolute, { withFileTypes: true })
    .filter((one) => !IGNORED.has(one.name) && !isAside(one.name))
    .flatMap((one) =>
      one.isDirectory() ? filesBelow(root, path.join(entry, one.name)) : [path.join(entry, one.name)],
    );
  return found.sort();
}

const isFolder = (entry) => !path.extname(entry);

/** Hash of the names and contents of these files and folders below `root`, and of further `facts`. */
function contentHash(root, entries, facts = []) {
  const hash = createHash('sha256').update(facts.join('\0'));
  for (const entry of entries) {
    for (const file of isFolder(entry) ? filesBelow(root, entry) : [entry]) {
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(path.join(root, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

const readJson = (...where) => JSON.parse(readFileSync(path.join(...where), 'utf8'));

// Only part of the lockfile, so that another remote's packages do not change this hash.
function neededPackages({ root, remote }, folder) {
  // A project with a single remote has its lockfile in the hashed folder.
  if (remote) return [];
  const { packages } = readJson(root, 'package-lock.json');
  // A remote that is not linked yet is missing from the lockfile, but its dependencies are there.
  const known = { ...packages, [folder]: readJson(root, folder, 'package.json') };
  return lockedPackages(known, [folder], { withTools: true }).map(
    ([where, { version, integrity }]) => `${where} ${version} ${integrity}`,
  );
}

// Commands and the registry run outside the browser, so they are never part of a page.
const NEVER_BUILT = new Set(['cli', 'example', 'registry']);
// Remotes run inside these parts, but contain none of their code.
const OF_SHELL = new Set(['boot', 'runtime']);

const partsOfPlatform = (root, isShell) =>
  readdirSync(platform)
    .filter((name) => !NEVER_BUILT.has(name) && !IGNORED.has(name) && !isAside(name))
    .filter((name) => isShell || !OF_SHELL.has(name))
    .map((name) => path.relative(root, path.join(platform, name)));

/**
 * Hash of everything that a browser package is built from: its own folder, its part of the platform, the library, the
 * settings, its dependencies and its build tools.
 */
function packageHash(product, name) {
  const { root, settings, library, shell, folderOf } = product;
  const folders = [path.resolve(root, library.folder, 'src'), folderOf(name)].map(
    (one) => path.relative(root, one) || '.',
  );
  return contentHash(
    root,
    [...settings, ...partsOfPlatform(root, name === shell?.folder), ...folders],
    neededPackages(product, name),
  );
}

/** Version of a local build, "1.0.0-dev.1a2b3c4d"; for a release, the command `publish` sets RELEASE_VERSION. */
function buildVersion(product, name) {
  if (process.env.RELEASE_VERSION) return process.env.RELEASE_VERSION;
  const { version } = readJson(product.folderOf(name), 'package.json');
  return `${version}-dev.${packageHash(product, name).slice(0, 8)}`;
}

module.exports = { buildVersion, contentHash, packageHash };
