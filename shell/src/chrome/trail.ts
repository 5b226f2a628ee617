import type { RemoteListing, RemoteRoute } from '@siteledger/platform/contract';
import { matchPath } from '@siteledger/shared-lib/router';

/** One step of the breadcrumbs. */
export type Crumb = {
  text: string;
  path: string;
  /** Whether the text is a record's name, which may be long. */
  isRecord?: boolean;
};

type Step = Pick<RemoteRoute, 'path' | 'breadcrumb' | 'redirect'>;

const steps = (pathname: string) => {
  const segments = pathname.split('/').filter(Boolean);
  if (segments.length === 0) return ['/'];
  return segments.map((_segment, index) => `/${segments.slice(0, index + 1).join('/')}`);
};

// A path without parameters takes precedence: /projects/list is not a project called "list".
const declaredAt = (routes: Step[], path: string) =>
  routes.find((route) => route.path === path) ?? routes.find((route) => matchPath(route.path, path));

/**
 * The breadcrumbs of a path: every declared path above it, with a record's name where a screen has set one. A redirect
 * is left out when the next step has the same text. docs/domain/screens.md#the-frame
 */
export function trailOf(
  { remotes, paused }: RemoteListing,
  pathname: string,
  own: Step[] = [],
  names: Readonly<Record<string, string>> = {},
): Crumb[] {
  const declared = [...remotes.map(({ descriptor }) => descriptor.routes), ...paused.map((one) => one.routes)];
  const routes: Step[] = [...declared.flat(), ...own];
  const found = steps(pathname).flatMap((path) => {
    const route = declaredAt(routes, path);
    if (!route) return [];
    const name = names[path];
    const crumb = name === undefined ? { text: route.breadcrumb, path } : { text: name, path, isRecord: true };
    return [{ crumb, redirects: Boolean(route.redirect) }];
  });
  return found
    .filter(({ crumb, redirects }, index) => !redirects || found[index + 1]?.crumb.text !== crumb.text)
    .map(({ crumb }) => crumb);
}
