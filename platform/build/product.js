const { readFileSync } = require('node:fs');
const path = require('node:path');

const platform = path.join(__dirname, '..');

const packageOf = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** The files that a package's exports have as their `source`, by request: who is in one repository with it compiles those. */
function sourcesOf(folder) {
  const { name, exports = {} } = packageOf(folder);
  return Object.fromEntries(
    Object.entries(exports)
      .filter(([, { source }]) => source)
      .map(([entry, { source }]) => [name + entry.slice(1), path.join(folder, source)]),
  );
}

/** What a remote states itself with in its remote.ts; each remote has its own copy, so it is no door. */
const declaration = { request: `${packageOf(platform).name}/remote`, file: path.join(platform, 'remote/index.ts') };

const doorOf = (folder, sources, door, how) => {
  const { name, version } = packageOf(folder);
  return [door, { ...how, request: `${name}/${door}`, file: path.join(folder, sources, door, 'index.ts'), version }];
};

// What a small product leaves out.
const DEFAULTS = { settings: [], alias: () => ({}), pages: [], alsoBuilt: [] };
const SHELL_DEFAULTS = { plugins: () => [] };

/**
 * A product as the build and the commands know it: what its platform.config.js gives, and its `doors`, the shared modules
 * by name. Two doors are the platform's own, the others are of the product's library. A remote is the folder of its name, or
 * the whole project where the configuration says so: `remote` is the name of that one.
 */
function defineProduct(inputs) {
  const { root, remote } = inputs;
  const library = path.resolve(root, inputs.library.folder);
  const doors = Object.entries(inputs.library.doors).map(([door, how]) => doorOf(library, 'src', door, how));
  const own = [doorOf(platform, '', 'contract', { eager: true }), doorOf(platform, '', 'places', { eager: true })];
  return {
    ...DEFAULTS,
    ...inputs,
    ...(inputs.shell && { shell: { ...SHELL_DEFAULTS, ...inputs.shell } }),
    doors: Object.fromEntries([...own, ...doors]),
    folderOf: (name) => (name === remote ? root : path.join(root, name)),
    nameOf: (folder) => remote ?? path.basename(folder),
  };
}

module.exports = { declaration, defineProduct, packageOf, platform, sourcesOf };
