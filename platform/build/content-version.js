const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { lockedPackages } = require('./locked-packages');
const { platform } = require('./product');

const IGNORED = new Set(['dist', 'node_modules', 'testing']);
// None is built into anything.
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

/** Hash of these files and folders below `root`, by their names and contents, and of further `facts`. */
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

// Not the whole lockfile: what another remote brings changes nothing here.
function neededPackages({ root, remote }, folder) {
  // A project of one remote has the lockfile in its folder.
  if (remote) return [];
  const { packages } = readJson(root, 'package-lock.json');
  // A remote that is not linked yet is not in the lockfile, but what it needs is.
  const known = { ...packages, [folder]: readJson(root, folder, 'package.json') };
  return lockedPackages(known, [folder], { withTools: true }).map(
    ([where, { version, integrity }]) => `${where} ${version} ${integrity}`,
  );
}

// The commands start a build and the registry is a server's: nothing of theirs gets into a page.
const NEVER_BUILT = new Set(['cli', 'example', 'registry']);
// Remotes run in it, and have nothing of it in them.
const OF_SHELL = new Set(['boot', 'runtime']);

const partsOfPlatform = (root, isShell) =>
  readdirSync(platform)
    .filter((name) => !NEVER_BUILT.has(name) && !IGNORED.has(name) && !isAside(name))
    .filter((name) => isShell || !OF_SHELL.has(name))
    .map((name) => path.relative(root, path.join(platform, name)));

/**
 * Hash of everything that a browser package is built from: its own folder, its part of the platform, the library, the
 * settings, and the packages that it needs or is built with.
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

/** Version of a local build, "1.0.0-dev.1a2b3c4d"; a release states its own in RELEASE_VERSION (the command `publish`). */
function buildVersion(product, name) {
  if (process.env.RELEASE_VERSION) return process.env.RELEASE_VERSION;
  const { version } = readJson(product.folderOf(name), 'package.json');
  return `${version}-dev.${packageHash(product, name).slice(0, 8)}`;
}

module.exports = { buildVersion, contentHash, packageHash };
