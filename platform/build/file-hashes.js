const { createHash } = require('node:crypto');

// A hot update stands beside the file that it changes, and is no file to start with.
const isCode = (name) => /(?<!\.hot-update)\.(?:js|css)$/.test(name);
const sha384 = (content) => createHash('sha384').update(content).digest('base64');

/** Every script and style of a finished compilation with its hash and size; asked for after the stage OPTIMIZE_HASH. */
const hashedFiles = (compilation) =>
  compilation
    .getAssets()
    .filter(({ name }) => isCode(name))
    .map(({ name, source }) => ({ path: name, sha384: sha384(source.buffer()), bytes: source.buffer().length }))
    .sort((a, b) => a.path.localeCompare(b.path));

module.exports = { hashedFiles, isCode, sha384 };
