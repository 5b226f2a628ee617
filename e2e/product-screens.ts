import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@siteledger/platform/contract';
import { ownScreens } from '../shell/src/own-screens';
import { entranceScreens } from '../shell/src/sign-in/entrance-paths';

/** A screen of the product: its owner, the pattern of its path, "/projects/:uuid", and whether it has no frame. */
export type ProductScreen = { of: string; route: string; isPlain?: boolean };

const root = join(__dirname, '..');

/** Descriptors of the built remotes. */
export const descriptors = readdirSync(root)
  .map((folder) => join(root, folder, 'dist', 'remote.json'))
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as RemoteDescriptor);

/** Every screen of the built product: those that its remotes declare, and the shell's own. */
export const productScreens: ProductScreen[] = [
  ...descriptors.flatMap(({ name, routes }) =>
    routes
      .filter(({ module }) => module)
      .map(({ path, layout }) => ({ of: name, route: path, isPlain: layout === 'plain' })),
  ),
  ...[...Object.keys(ownScreens), ...entranceScreens].map((route) => ({ of: 'shell', route })),
];

const parametersIn = (route: string) => route.split(':').length;

const matcherOf = (route: string) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}/?$`);

// Of two matching routes, the one with fewer parameters wins.
const byPrecision = productScreens
  .map(({ route }) => ({ route, matcher: matcherOf(route) }))
  .sort((a, b) => parametersIn(a.route) - parametersIn(b.route));

/** Route of the screen at an address; an unknown address has the route /404. */
export const routeAt = (address: string) => {
  const { pathname } = new URL(address);
  return byPrecision.find(({ matcher }) => matcher.test(pathname))?.route ?? '/404';
};
