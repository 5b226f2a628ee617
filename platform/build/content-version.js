const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { lockedPackages } = require('./locked-packages');
const { platform } = require('./product');

const IGNORED = new Set(['dist', 'node_modules', '.cache', 'testing']);
// Neither is built into anything.
const isAside = (name) => /\.(?:test|spec)\.(?:tsx?|mjs)$|\.md$/.test(name);

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
function neededPackages(root, folder) {
  const { packages } = readJson(root, 'package-lock.json');
  // A remote that is not linked yet is not in the lockfile, but what it needs is.
  const known = { ...packages, [folder]: readJson(root, folder, 'package.json') };
  return lockedPackages(known, [folder], { withTools: true }).map(
    ([where, { version, integrity }]) => `${where} ${version} ${integrity}`,
  );
}

// The commands start a build, but nothing of theirs gets into it.
const partsOfPlatform = (root) =>
  readdirSync(platform)
    .filter((name) => name !== 'cli' && !IGNORED.has(name) && !isAside(name))
    .map((name) => path.relative(root, path.join(platform, name)));

/**
 * Hash of everything that a browser package is built from: its own folder, the platform, the library, the settings, and
 * the packages that it needs or is built with.
 */
const packageHash = ({ root, settings, library }, folder) =>
  contentHash(
    root,
    [...settings, ...partsOfPlatform(root), path.join(library.folder, 'src'), folder],
    neededPackages(root, folder),
  );

/** Version of a local build, "1.0.0-dev.1a2b3c4d"; a release states its own in RELEASE_VERSION (the command `publish`). */
function buildVersion(product, folder) {
  if (process.env.RELEASE_VERSION) return process.env.RELEASE_VERSION;
  const { version } = readJson(product.root, folder, 'package.json');
  return `${version}-dev.${packageHash(product, folder).slice(0, 8)}`;
}

module.exports = { buildVersion, contentHash, packageHash };
