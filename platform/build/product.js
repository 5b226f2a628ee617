const { readFileSync } = require('node:fs');
const path = require('node:path');

const platform = path.join(__dirname, '..');

const packageOf = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** The `source` files of a package's exports, by request; projects in the same repository compile these. */
function sourcesOf(folder) {
  const { name, exports = {} } = packageOf(folder);
  return Object.fromEntries(
    Object.entries(exports)
      .filter(([, { source }]) => source)
      .map(([entry, { source }]) => [name + entry.slice(1), path.join(folder, source)]),
  );
}

/** The module that remote.ts declares a remote with. Each remote has its own copy, so it is not a door. */
const declaration = { request: `${packageOf(platform).name}/remote`, file: path.join(platform, 'remote/index.ts') };

const doorOf = (folder, sources, door, how) => {
  const { name, version } = packageOf(folder);
  return [door, { ...how, request: `${name}/${door}`, file: path.join(folder, sources, door, 'index.ts'), version }];
};

// Defaults for what a small product leaves out.
const DEFAULTS = { settings: [], alias: () => ({}), pages: [], alsoBuilt: [] };
const SHELL_DEFAULTS = { plugins: () => [] };

/**
 * A product as used by the build and the commands: the content of its platform.config.js, and its `doors`, the shared
 * modules by name. Two doors belong to the platform, the others to the product's library. A remote is the folder of the
 * same name, or the whole project if the configuration's `remote` names it.
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
