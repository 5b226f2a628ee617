const isOurs = (path) => !path.includes('node_modules/');
const LAST = /(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/;
const above = (path) => (isOurs(path) ? '' : path.replace(LAST, ''));

// Resolves a dependency like Node: below the package, or else below its nearest ancestor that has it.
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
 * The lockfile's `packages` needed by our packages in these folders, sorted by path: [["node_modules/react", {version,
 * integrity, …}], …]. `withTools` also includes the optional peer dependencies of our packages, which builds need.
 */
function lockedPackages(packages, folders, { withTools = false } = {}) {
  const found = new Set(folders);
  // The loop also visits paths that are added during it.
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
