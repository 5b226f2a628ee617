const path = require('node:path');
const { doorOf } = require('./shared-modules');
const { hashedFiles, isCode } = require('./file-hashes');
const { drawnPlaces, sliceNames } = require('./slice-names');

const EXPOSED = './routes';
const EXPOSED_CHUNK = 'routes';

const isConsumed = (module) => module.type === 'consume-shared-module';
const doorOfConsumed = (doors, module) => doorOf(doors, module.options.shareKey);

/** Names that a remote imports from each door: { ui: ["Button", "Card"] }; "*" when it imports a whole door. */
function usedNames(compilation, doors) {
  const names = {};
  for (const module of compilation.modules) {
    const door = isConsumed(module) && doorOfConsumed(doors, module);
    if (!door) continue;
    const used = (names[door] ??= new Set());
    for (const { dependency } of compilation.moduleGraph.getIncomingConnections(module)) {
      if (!/specifier$/.test(dependency?.type ?? '')) continue;
      used.add(dependency.getIds(compilation.moduleGraph)[0] ?? '*');
    }
  }
  return Object.fromEntries(
    Object.entries(names)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([door, used]) => [door, [...used].sort()]),
  );
}

/**
 * Files and lazily loaded doors that a path or a fill needs besides the entry: the exposed module and these chunks.
 */
function routePreload(compilation, doors, chunkNames) {
  const groups = [EXPOSED_CHUNK, ...chunkNames].flatMap((name) => compilation.namedChunkGroups.get(name) ?? []);
  const chunks = [...new Set(groups.flatMap((group) => group.chunks))];
  const modules = chunks.flatMap((one) => [...compilation.chunkGraph.getChunkModulesIterable(one)]);
  return {
    files: [...new Set(chunks.flatMap((one) => [...one.files]))].filter(isCode).sort(),
    doors: [...new Set(modules.filter(isConsumed).flatMap((module) => doorOfConsumed(doors, module) ?? []))].sort(),
  };
}

/** Whether the exposed module exports a name. */
function exposes(compilation, name) {
  const chunk = compilation.namedChunks.get(EXPOSED_CHUNK);
  const modules = chunk ? [...compilation.chunkGraph.getChunkModulesIterable(chunk)] : [];
  return modules.some(
    (module) =>
      /[\\/]remote\.ts$/.test(module.nameForCondition() ?? '') &&
      compilation.moduleGraph.getExportsInfo(module).isExportProvided(name) === true,
  );
}

function transferredBytes(compilation, files) {
  const bytes = files.map((file) => [file.path, compilation.getAsset(`${file.path}.br`)?.source.size() ?? file.bytes]);
  return Object.fromEntries(bytes);
}

/** The facts of a finished compilation for the checks in platform/contract/remote/problems.ts. */
function buildFacts(compilation, { root, library }, folder, entry) {
  const own = sliceNames(path.join(folder, 'src'));
  const shared = sliceNames(path.resolve(root, library.folder, 'src'));
  return {
    modules: exposes(compilation, 'routes') ? [EXPOSED] : [],
    hasSlots: exposes(compilation, 'slots'),
    places: drawnPlaces(path.join(folder, 'src')),
    chunks: [...compilation.namedChunkGroups.keys()],
    transferred: transferredBytes(compilation, hashedFiles(compilation)),
    entry,
    endpoints: own.endpoints,
    tags: own.tags,
    slices: own.slices,
    sharedEndpoints: shared.endpoints.map(({ name }) => name),
    sharedTags: shared.tags.map(({ name }) => name),
  };
}

module.exports = { EXPOSED, EXPOSED_CHUNK, buildFacts, routePreload, usedNames };
