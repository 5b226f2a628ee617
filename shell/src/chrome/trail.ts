import type { RemoteListing, RemoteRoute } from '@siteledger/platform/contract';
import { matchPath } from '@siteledger/shared-lib/router';

/** One step of the breadcrumbs. */
export type Crumb = { text: string; path: string };

type Step = Pick<RemoteRoute, 'path' | 'breadcrumb' | 'redirect'>;

const steps = (pathname: string) => {
  const segments = pathname.split('/').filter(Boolean);
  if (segments.length === 0) return ['/'];
  return segments.map((_segment, index) => `/${segments.slice(0, index + 1).join('/')}`);
};

// A path without parameters says more than one with: /projects/list is not a project called "list".
const declaredAt = (routes: Step[], path: string) =>
  routes.find((route) => route.path === path) ?? routes.find((route) => matchPath(route.path, path));

/**
 * The breadcrumbs of a path: every declared path on the way to it. What only redirects is left out when the next step says
 * the same. docs/domain/screens.md#the-frame
 */
export function trailOf({ remotes, paused }: RemoteListing, pathname: string, own: Step[] = []): Crumb[] {
  const declared = [...remotes.map(({ descriptor }) => descriptor.routes), ...paused.map((one) => one.routes)];
  const routes: Step[] = [...declared.flat(), ...own];
  const found = steps(pathname).flatMap((path) => {
    const route = declaredAt(routes, path);
    return route ? [{ text: route.breadcrumb, path, redirects: Boolean(route.redirect) }] : [];
  });
  return found
    .filter(({ text, redirects }, index) => !redirects || found[index + 1]?.text !== text)
    .map(({ text, path }) => ({ text, path }));
}
