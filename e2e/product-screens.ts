import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@siteledger/platform/contract';
import { ownScreens } from '../shell/src/own-screens';
import { entranceScreens } from '../shell/src/sign-in/entrance-paths';

/**
 * A screen of the product: whose it is, the pattern of its path, "/projects/:uuid", and whether it stands without the
 * frame.
 */
export type ProductScreen = { of: string; route: string; isPlain?: boolean };

const root = join(__dirname, '..');

/** What each built remote says of itself. */
export const descriptors = readdirSync(root)
  .map((folder) => join(root, folder, 'dist', 'remote.json'))
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as RemoteDescriptor);

/** Every screen that the built product has: what its remotes declare, and the shell's own. */
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

// Of two that fit, the one that names more is meant.
const byPrecision = productScreens
  .map(({ route }) => ({ route, matcher: matcherOf(route) }))
  .sort((a, b) => parametersIn(a.route) - parametersIn(b.route));

/** The screen at an address; who mistypes one is shown that there is none. */
export const routeAt = (address: string) => {
  const { pathname } = new URL(address);
  return byPrecision.find(({ matcher }) => matcher.test(pathname))?.route ?? '/404';
};
