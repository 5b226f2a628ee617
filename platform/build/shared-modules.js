// Sharing react-dom does not cover react-dom/client: a second copy is 207 KB.
const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

// A watching build compiles JSX to react/jsx-dev-runtime.
const reactModules = (watched) => (watched ? [...REACT, 'react/jsx-dev-runtime'] : REACT);

const once = { singleton: true, requiredVersion: false };

const versionOf = (root, name) => require(require.resolve(`${name}/package.json`, { paths: [root] })).version;

const reactVersion = ({ root }) => versionOf(root, 'react');

/** The modules that the shell provides, each exactly once. */
function provided({ root, doors }, watched) {
  const inRoot = (request) => require.resolve(request, { paths: [root] });
  const react = reactModules(watched).map((request) => [
    request,
    { ...once, eager: true, import: inRoot(request), version: versionOf(root, request.split('/')[0]) },
  ]);
  const own = Object.values(doors).map(({ request, file, version, eager }) => [
    request,
    { ...once, eager, import: file, version },
  ]);
  return Object.fromEntries([...react, ...own]);
}

/** The same modules as a remote uses them, never as a copy of its own. */
const consumed = ({ doors }, watched) =>
  Object.fromEntries(
    [...reactModules(watched), ...Object.values(doors).map(({ request }) => request)].map((request) => [
      request,
      { ...once, import: false },
    ]),
  );

/** The door that a request imports, or null. */
const doorOf = (doors, request) => Object.keys(doors).find((door) => doors[door].request === request) ?? null;

module.exports = { doorOf, provided, consumed, reactVersion };
