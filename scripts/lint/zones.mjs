const parts = ['shell', 'api', 'e2e', 'bench', 'shared-lib'];
// Other parts of the product; the platform receives what it needs from them as input.
const around = ['scripts', 'jest', 'docker', 'platform.config.js', 'webpack.base.js'];

// Layers of two parts of the platform, from the bottom up.
const FLOORS = [
  ['contract/remote', 'contract/release', 'contract/operate'],
  ['registry/store', 'registry/releases', 'registry/change', 'registry/{show,by-itself}', 'registry/{http,central}'],
];

const floorZones = (floors) =>
  floors.slice(0, -1).map((floor, index) => ({
    target: `./platform/${floor}/**`,
    from: floors.slice(index + 1).map((upper) => `./platform/${upper}/**`),
    message: 'A room imports those below it: see Folders in platform/README.md and platform/registry/README.md.',
  }));

/** Import boundaries between folders: `from` is forbidden inside `target`, however the path is written. */
export const zonesOf = ({ remotes, screens, doors }) =>
  [
    ...remotes.map((remote) => ({
      target: `./${remote}`,
      from: [...parts.filter((part) => part !== 'shared-lib'), ...remotes.filter((other) => other !== remote)].map(
        (name) => `./${name}`,
      ),
      message: 'A remote never imports another remote, the shell or the api.',
    })),
    ...screens.map(({ remote, screen }) => ({
      target: `./${remote}/src/${screen}`,
      from: screens
        .filter((other) => other.remote === remote && other.screen !== screen)
        .map((other) => `./${remote}/src/${other.screen}/**/!(index).*`),
      message:
        'Screens do not import each other; what two of them need stands beside them in src, or in a folder with an index.',
    })),
    ...doors.map((door) => ({
      target: `./shared-lib/src/${door}`,
      from: doors.filter((other) => other !== door).map((other) => `./shared-lib/src/${other}/**/!(index).*`),
      message: 'From one door to another go by @siteledger/shared-lib/<door>: a relative path makes a second copy.',
    })),
    {
      target: ['./api/src/*', './api/src/!(lists)/**'],
      from: ['./api/src/lists/**/!(index).*'],
      message: 'The lists of the api are entered by their door, lists/index.ts.',
    },
    {
      target: './platform',
      from: [...parts, ...around, ...remotes].map((name) => `./${name}`),
      message: 'The platform imports nothing of the product: what it needs is given to it.',
    },
    ...FLOORS.flatMap(floorZones),
    {
      target: [...parts, ...remotes].map((name) => `./${name}`),
      from: ['./platform/**/!(index).*'],
      message: 'The platform is entered by its doors only: @siteledger/platform/<door>.',
    },
    {
      target: './shared-lib',
      from: ['shell', 'api', ...remotes].map((name) => `./${name}`),
      message: 'shared-lib imports none of the parts that use it.',
    },
    {
      target: './shell',
      from: ['api', ...remotes].map((name) => `./${name}`),
      message: 'The shell never imports a remote or the api.',
    },
    {
      target: './api',
      from: [
        'shell',
        ...remotes,
        ...doors.filter((door) => door !== 'domain').map((door) => `shared-lib/src/${door}`),
      ].map((name) => `./${name}`),
      message: 'Of the other parts the api imports shared-lib/domain only.',
    },
  ].filter((zone) => zone.from.length > 0);
