const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const versionOf = (packageName) => require(`${packageName}/package.json`).version;

/** Doors that remotes take from the shell; `eager` ones are in its first scripts, the others come when asked for. */
const DOORS = {
  contract: { eager: true },
  domain: { eager: true },
  session: { eager: true },
  tokens: { eager: true },
  api: { eager: true },
  router: { eager: true },
  ui: { eager: true },
  permission: { eager: true },
  form: { eager: false },
  table: { eager: false },
  charts: { eager: false },
};

// react-dom does not cover react-dom/client: a second copy is 207 KB.
const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

// What a watching build compiles JSX to.
const reactModules = ({ watched = false } = {}) => (watched ? [...REACT, 'react/jsx-dev-runtime'] : REACT);

// One door is the platform's, the others are of shared-lib.
const folderOf = (door) => (door === 'contract' ? 'platform' : 'shared-lib');
const doorRequest = (door) => `@siteledger/${folderOf(door)}/${door}`;
const sourcesOf = (door) => path.join(root, folderOf(door), folderOf(door) === 'platform' ? '.' : 'src');
const doorFile = (door) => path.join(sourcesOf(door), door, 'index.ts');
const once = { singleton: true, requiredVersion: false };

/** The sources of the doors whose packages lead to what is compiled for the server, by request. */
const compiledDoors = Object.fromEntries(
  ['contract', 'domain'].map((door) => [`${doorRequest(door)}$`, doorFile(door)]),
);

/** What the shell provides: each module exactly once. */
function provided(build) {
  const react = reactModules(build).map((request) => [
    request,
    { ...once, eager: true, import: require.resolve(request), version: versionOf(request.split('/')[0]) },
  ]);
  const doors = Object.entries(DOORS).map(([door, { eager }]) => [
    doorRequest(door),
    {
      ...once,
      eager,
      import: doorFile(door),
      version: require(path.join(root, folderOf(door), 'package.json')).version,
    },
  ]);
  return Object.fromEntries([...react, ...doors]);
}

/** What a remote takes: the same modules, never a copy of its own. */
const consumed = (build) =>
  Object.fromEntries(
    [...reactModules(build), ...Object.keys(DOORS).map(doorRequest)].map((request) => [
      request,
      { ...once, import: false },
    ]),
  );

/** The door that a request enters by, or null. */
const doorOf = (request) => Object.keys(DOORS).find((door) => doorRequest(door) === request) ?? null;

module.exports = { root, DOORS, doorFile, doorOf, doorRequest, compiledDoors, provided, consumed };
