const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { platform } = require('./product');

const IGNORED = new Set(['dist', 'node_modules', '.cache', 'testing']);
const isTest = (name) => /\.(?:test|spec)\.(?:tsx?|mjs)$/.test(name);

function filesBelow(root, entry) {
  const absolute = path.join(root, entry);
  if (!existsSync(absolute)) return [];
  const found = readdirSync(absolute, { withFileTypes: true })
    .filter((one) => !IGNORED.has(one.name) && !isTest(one.name))
    .flatMap((one) =>
      one.isDirectory() ? filesBelow(root, path.join(entry, one.name)) : [path.join(entry, one.name)],
    );
  return found.sort();
}

const isFolder = (entry) => !path.extname(entry);

/** Hash of these files and folders below `root`, by their names and contents. */
function contentHash(root, entries) {
  const hash = createHash('sha256');
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

/** Hash of everything that a browser package is built from: its own folder, the platform, the library, the lockfile and the settings. */
const packageHash = ({ root, settings, library }, folder) =>
  contentHash(root, [
    ...settings,
    'package-lock.json',
    path.relative(root, platform),
    path.join(library.folder, 'src'),
    folder,
  ]);

/** Version of a local build, "1.0.0-dev.1a2b3c4d"; a release states its own in RELEASE_VERSION (the command `publish`). */
function buildVersion(product, folder) {
  if (process.env.RELEASE_VERSION) return process.env.RELEASE_VERSION;
  const { version } = JSON.parse(readFileSync(path.join(product.root, folder, 'package.json'), 'utf8'));
  return `${version}-dev.${packageHash(product, folder).slice(0, 8)}`;
}

module.exports = { buildVersion, contentHash, packageHash };
