import type {
  ListedRemote,
  PausedRemote,
  RemoteListing,
  RemoteNavEntry,
  RemoteRoute,
} from '@siteledger/platform/contract';

let last = 0;

// A number that no other remote of the test run has.
const nextNumber = () => (last += 1);

/** A route that a remote declares, open to every signed-in user. */
export const buildRoute = (path: string, given: Partial<RemoteRoute> = {}): RemoteRoute => ({
  path,
  title: `Title of ${path}`,
  breadcrumb: `Crumb of ${path}`,
  permission: 'authenticated',
  module: './routes',
  ...given,
});

/** A menu entry that a remote declares, open to every signed-in user. */
export const buildNavEntry = (path: string, given: Partial<RemoteNavEntry> = {}): RemoteNavEntry => ({
  section: 'Section',
  order: 10,
  title: `Entry of ${path}`,
  icon: 'AppstoreOutlined',
  path,
  permission: 'authenticated',
  ...given,
});

/** An enabled remote with these routes and menu entries. */
export function buildListedRemote({
  routes = [],
  nav = [],
  ...given
}: Partial<ListedRemote> & { routes?: RemoteRoute[]; nav?: RemoteNavEntry[] } = {}): ListedRemote {
  const name = `mfe-example${nextNumber()}`;
  return {
    name,
    version: '1.0.0',
    base_url: `/remotes/${name}/1.0.0/`,
    entry: 'remoteEntry.js',
    container: `${name}_1_0_0`.replace(/\W/g, '_'),
    files: [],
    descriptor: {
      routes,
      nav,
      requires: { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^2.0.0' },
      owner: { team: 'Example team', contact: 'example@siteledger.test' },
    },
    ...given,
  };
}

/** A remote that is switched off. */
export const buildPausedRemote = (given: Partial<PausedRemote> = {}): PausedRemote => ({
  name: `mfe-example${nextNumber()}`,
  disable_mode: 'now',
  message: null,
  until: null,
  changed_by: 'Lim Siew Ling',
  changed_at: '2026-07-01T01:00:00Z',
  routes: [],
  nav: [],
  ...given,
});

/** The registry's listing with these remotes enabled. */
export const buildListing = (...remotes: ListedRemote[]): RemoteListing => ({
  environment: 'development',
  revision: 1,
  remotes,
  paused: [],
});
