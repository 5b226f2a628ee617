const { createHash } = require('node:crypto');

// Excludes hot updates, which lie beside the file they change and are no entry files.
const isCode = (name) => /(?<!\.hot-update)\.(?:js|css)$/.test(name);
const sha384 = (content) => createHash('sha384').update(content).digest('base64');

/** Every script and style of a finished compilation with its hash and size; call it after the stage OPTIMIZE_HASH. */
const hashedFiles = (compilation) =>
  compilation
    .getAssets()
    .filter(({ name }) => isCode(name))
    .map(({ name, source }) => ({ path: name, sha384: sha384(source.buffer()), bytes: source.buffer().length }))
    .sort((a, b) => a.path.localeCompare(b.path));

module.exports = { hashedFiles, isCode, sha384 };
