const isOurs = (path) => !path.includes('node_modules/');
const LAST = /(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/;
const above = (path) => (isOurs(path) ? '' : path.replace(LAST, ''));

// Where Node finds what a package asks for: below it, or below the nearest one above it.
function pathOf(packages, from, name) {
  const path = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (path in packages) return [path];
  return from === '' ? [] : pathOf(packages, above(from), name);
}

function namesOf({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }, withTools) {
  const peers = Object.keys(peerDependencies).filter((name) => withTools || !peerDependenciesMeta[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/**
 * The packages that our packages of these folders need, among `packages` of the lockfile: [["node_modules/react", {version,
 * integrity, …}], …], by their paths. `withTools` adds what our packages leave to those who build: their optional peers.
 */
function lockedPackages(packages, folders, { withTools = false } = {}) {
  const found = new Set(folders);
  // What is added on the way is visited, too.
  for (const path of found) {
    const { link, resolved, ...needs } = packages[path];
    if (link) found.add(resolved);
    else {
      const names = namesOf(needs, withTools && isOurs(path));
      for (const other of names.flatMap((name) => pathOf(packages, path, name))) found.add(other);
    }
  }
  return [...found]
    .filter((path) => !isOurs(path) && !packages[path].link)
    .sort()
    .map((path) => [path, packages[path]]);
}

module.exports = { lockedPackages };
