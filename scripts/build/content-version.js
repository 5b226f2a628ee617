const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { root } = require('./shared-modules');

// What every browser package is made of besides its own folder.
const COMMON = ['webpack.base.js', 'scripts/build', 'package-lock.json', 'platform', 'shared-lib/src'];
const IGNORED = new Set(['dist', 'node_modules', '.cache', 'testing']);
const isTest = (name) => /\.(?:test|spec)\.(?:tsx?|mjs)$/.test(name);

function filesBelow(entry) {
  const absolute = path.join(root, entry);
  if (!existsSync(absolute)) return [];
  const found = readdirSync(absolute, { withFileTypes: true })
    .filter((one) => !IGNORED.has(one.name) && !isTest(one.name))
    .flatMap((one) => (one.isDirectory() ? filesBelow(path.join(entry, one.name)) : [path.join(entry, one.name)]));
  return found.sort();
}

const isFolder = (entry) => !path.extname(entry);

/** Hash of everything that a package is built from: its own folder, the platform, shared-lib, the lockfile and the build itself. */
function contentHash(folder, common = COMMON) {
  const hash = createHash('sha256');
  for (const entry of [...common, folder]) {
    for (const file of isFolder(entry) ? filesBelow(entry) : [entry]) {
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(path.join(root, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** Version of a local build, "1.0.0-dev.1a2b3c4d"; a release states its own in RELEASE_VERSION (npm run publish-remote). */
function buildVersion(folder) {
  if (process.env.RELEASE_VERSION) return process.env.RELEASE_VERSION;
  const { version } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  return `${version}-dev.${contentHash(folder).slice(0, 8)}`;
}

module.exports = { contentHash, buildVersion };
