import { type MembersShape } from '@siteledger/platform/contract';
import {
  type Broken,
  owning,
  redirecting,
  requiring,
  stating,
  withEntry,
  withFill,
  withPlace,
  withRoute,
} from './change';
import { BROKEN_BUILDS } from './broken-builds';
import { buttonTaking } from './releases';

const PUBLIC = 'asks for "public", but only the shell has pages without a sign-in: ask for "authenticated".';
const NO_PERMISSION = 'states no permission: ask for "authenticated", or for one that users hold.';
const UNKNOWN = 'asks for "crane.lift", which is no permission: ask for one that users hold.';
const TAKEN = 'belongs to more than one remote, mfe-cranes and mfe-lifts: leave it to one of them.';
const SHELLS = 'belongs to the shell: own another one.';

const ofPaths: Broken[] = [
  ...[
    '/404',
    '/api/v3',
    '/assets',
    '/login',
    '/logout',
    '/password/new',
    '/profile',
    '/Profile',
    '/recovery',
    '/why',
  ].map((path): Broken => [owning(path), `remote.ts: the path ${path} ${SHELLS}`]),
  ...['/*', '/:tenant', 'cranes', '/cranes/'].map((path): Broken => [
    owning(path),
    `remote.ts: the path "${path}" cannot be owned: state fixed words, such as /cranes.`,
  ]),
  ...['/lifts', '/Lifts', '/lifts/hire'].map((path): Broken => [owning(path), `remote.ts: the path ${path} ${TAKEN}`]),
  ...['/projects/:id', '/*', '/profile', '/'].map((path): Broken => [
    withRoute(path),
    `remote.ts: the route ${path} is outside the paths that the remote owns (/cranes): move it below one of them, or own its path.`,
  ]),
];

const ofRoutes: Broken[] = [
  [withRoute('/cranes/list'), 'remote.ts: the route /cranes/list is declared twice: leave one.'],
  [withRoute('/cranes/:id'), 'remote.ts: the route /cranes/:id is declared twice: leave one.'],
  [withRoute('/cranes/List'), 'remote.ts: the route /cranes/List is declared twice: leave one.'],
  [withRoute('/cranes/hire', { permission: null }), `remote.ts: the route /cranes/hire ${NO_PERMISSION}`],
  [withRoute('/cranes/hire', { permission: 'public' }), `remote.ts: the route /cranes/hire ${PUBLIC}`],
  [withRoute('/cranes/hire', { permission: 'crane.lift' }), `remote.ts: the route /cranes/hire ${UNKNOWN}`],
  [
    withRoute('/cranes/hire', { redirect: '/cranes/list' }),
    'remote.ts: the route /cranes/hire needs either a screen or a redirect: give it one of them.',
  ],
  [
    withRoute('/cranes/hire', { module: null, preload: undefined }),
    'remote.ts: the route /cranes/hire needs either a screen or a redirect: give it one of them.',
  ],
  [
    redirecting('/cranes/hire', '/lifts'),
    'remote.ts: the route /cranes/hire redirects to /lifts, which is not a route of this remote: lead to one that is.',
  ],
  [
    redirecting('/cranes/hire', '/cranes/:uuid'),
    'remote.ts: the route /cranes/hire redirects to /cranes/:uuid, which is no address: lead to one without a parameter.',
  ],
  [
    redirecting('/cranes/hire', '/cranes/hire'),
    'remote.ts: the route /cranes/hire redirects in a circle: lead to a screen.',
  ],
  ...['wide', 'Frame'].map((layout): Broken => [
    withRoute('/cranes/hire', { layout: layout as 'frame' }),
    'remote.ts: the route /cranes/hire has a layout that is none: write one of frame, plain.',
  ]),
  ...['./lifts', 'routes'].map((module): Broken => [
    withRoute('/cranes/hire', { module }),
    `remote.json: the route /cranes/hire is in ${module}, not in ./routes: build the release again.`,
  ]),
  [stating(() => ({ routes: [], nav: [] })), 'remote.ts: it declares no route: declare one at least.'],
  [
    withRoute('/cranes/hire', { preload: undefined }),
    'remote.ts: the route /cranes/hire has no screen: give it `load`, or redirect it.',
  ],
];

const NO_ORDER = 'has no order that can be sorted by: give it a whole number from 0 to 1000.';
const ORDERS = [-1, 1.5, 1_001, 1e300, '2', null] as number[];

const ofMenu: Broken[] = [
  ...ORDERS.map((order): Broken => [withEntry('/cranes', { order }), `remote.ts: the menu entry "Hire" ${NO_ORDER}`]),
  [withEntry('/cranes', { permission: null }), `remote.ts: the menu entry "Hire" ${NO_PERMISSION}`],
  [withEntry('/cranes', { permission: 'public' }), `remote.ts: the menu entry "Hire" ${PUBLIC}`],
  [withEntry('/cranes', { permission: 'crane.lift' }), `remote.ts: the menu entry "Hire" ${UNKNOWN}`],
  [
    withEntry('/cranes/hire'),
    'remote.ts: the menu entry "Hire" leads to /cranes/hire, which is not a route of this remote: lead to one that is.',
  ],
  [
    withEntry('/cranes/:uuid'),
    'remote.ts: the menu entry "Hire" leads to /cranes/:uuid, which is no address: lead to one without a parameter.',
  ],
  [withEntry('/cranes/list'), 'remote.ts: the menu leads twice to /cranes/list: leave one entry.'],
  [withEntry('/cranes', { title: 'Lifts' }), `remote.ts: the menu entry Site › Lifts ${TAKEN}`],
  [withEntry('/cranes', { title: 'Cranes' }), 'remote.ts: the menu entry Site › Cranes is declared twice: leave one.'],
];

const ofPlaces: Broken[] = [
  [withPlace('Tabs'), 'remote.ts: the place "Tabs" needs a name of words with dots between: project.details.tabs.'],
  [withPlace('crane.tabs'), 'remote.ts: the place crane.tabs is stated twice: leave one.'],
  [withPlace('lift.tabs', { lift: 'Lift' }), `remote.ts: the place lift.tabs ${TAKEN}`],
  [
    withFill('tower.tabs'),
    'remote.ts: the fill "more" is for the place tower.tabs, which no remote offers: fill one of crane.tabs, lift.tabs.',
  ],
  [
    withFill('lift.tabs', { props: { crane: 'Crane' } }),
    'remote.ts: the fill "more" takes crane: Crane, but lift.tabs gives lift: Lift: take what it gives.',
  ],
  [
    withFill('lift.tabs', { props: { lift: 'string' } }),
    'remote.ts: the fill "more" takes lift: string, but lift.tabs gives lift: Lift: take what it gives.',
  ],
  [withFill('lift.tabs', { permission: null }), `remote.ts: the fill "more" ${NO_PERMISSION}`],
  [withFill('lift.tabs', { permission: 'public' }), `remote.ts: the fill "more" ${PUBLIC}`],
  [withFill('lift.tabs', { permission: 'crane.lift' }), `remote.ts: the fill "more" ${UNKNOWN}`],
  [withFill('lift.tabs', { id: 'hire' }), 'remote.ts: the fill lift.tabs/hire is declared twice: leave one.'],
  [withFill('lift.tabs', { id: 'log' }), `remote.ts: the fill lift.tabs/log ${TAKEN}`],
  ...ORDERS.map((order): Broken => [withFill('lift.tabs', { order }), `remote.ts: the fill "more" ${NO_ORDER}`]),
  [withFill('lift.tabs', { preload: undefined }), 'remote.ts: the fill "more" has no code: give it `load`.'],
];

// Button signatures a release was built against, and the part that the shell's button does not accept.
const OTHER_BUTTONS: [MembersShape, string][] = [
  [{}, '(1).title'],
  [{ may: { title: 'string' } }, '(1).title'],
  [{ has: { title: 'number' } }, '(1).title'],
  [{ has: { title: 'string' }, may: { size: 'string' } }, '(1).size'],
  [{ has: { title: 'string' }, may: { color: 'string' } }, '(1).color'],
];

const ofSurroundings: Broken[] = [
  ...(['shell', 'sharedLib', 'api'] as const).flatMap((part): Broken[] => [
    [
      requiring({ [part]: 'any' }),
      `remote.ts: requires.${part} is not a version range, "any": write one such as ^1.0.0.`,
    ],
    [
      requiring({ [part]: '^9.0.0' }),
      `remote.ts: it needs ${{ shell: 'shell', sharedLib: 'shared-lib', api: 'API' }[part]} ^9.0.0, but ${part === 'api' ? '2.0.0' : '1.0.0'} is running: build it for that, or bring the other one out first.`,
    ],
  ]),
  [stating(() => ({ title: '' })), 'remote.ts: its title is empty: write what people call it.'],
  [
    stating(() => ({ owner: { team: '', contact: 'cranes@example.test' } })),
    'remote.ts: the owner needs a team and a contact: state both.',
  ],
  [
    stating(() => ({ owner: { team: 'Cranes', contact: '' } })),
    'remote.ts: the owner needs a team and a contact: state both.',
  ],
  [
    stating(() => ({ react: '18.3.1' })),
    'remote.json: it was built with React 18.3.1, but 19.3.1 is running: build it for that, or bring the other one out first.',
  ],
  ...OTHER_BUTTONS.map(([props, where]): Broken => [
    stating(() => ({ signatures: buttonTaking(props) })),
    `remote.json: it was built against another ui/Button than the running shell has: ${where} does not fit: build it against that, or bring the other one out first.`,
  ]),
  [
    stating(({ signatures: { names, types } = { names: {}, types: [] } }) => ({
      uses: { ui: ['Button', 'Gauge'] },
      signatures: { names: { ui: { ...names.ui, Gauge: 'string' } }, types },
    })),
    'remote.json: it uses ui/Gauge, which the running shell does not have: bring that out first, or do without it.',
  ],
  [
    stating(() => ({ uses: { gauges: ['Gauge'] }, signatures: { names: { gauges: { Gauge: 'string' } }, types: [] } })),
    'remote.json: it uses gauges/Gauge, which the running shell does not have: bring that out first, or do without it.',
  ],
  [
    stating(() => ({ operations: ['GET /cranes/:'] })),
    'remote.json: it calls GET /cranes/:, which the API here does not have: bring that out first, or leave the call out.',
  ],
  [
    stating(() => ({ operations: ['DELETE /projects'] })),
    'remote.json: it calls DELETE /projects, which the API here does not have: bring that out first, or leave the call out.',
  ],
  [stating(() => ({ endpoints: ['cranesList', 'liftsList'] })), `remote.json: the endpoint liftsList ${TAKEN}`],
];

/** Releases that the gate must refuse. */
export const BROKEN: readonly Broken[] = [
  ...ofPaths,
  ...ofRoutes,
  ...ofMenu,
  ...ofPlaces,
  ...ofSurroundings,
  ...BROKEN_BUILDS,
];
