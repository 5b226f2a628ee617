// Pages where a session begins or ends, and the not-found page; never a redirect target.
const NEVER_A_TARGET = /^\/(?:login|logout|forgot|password\/reset\/.*|404)\/*$/;

// Browsers drop tabs and line breaks from addresses and read a backslash as a slash.
const MISREAD_BY_BROWSERS = /[\u0000-\u0020\u007f\\]/;

/**
 * Returns the path (with query and hash) if it leads to a screen of this origin, else `/`. Refuses other origins in any
 * spelling: `//e`, `/\e`, `javascript:`, control characters, `/.//e`. docs/domain/sessions.md#calls
 */
export function safeRedirect(path: string | null | undefined): string {
  if (!path?.startsWith('/') || MISREAD_BY_BROWSERS.test(path)) return '/';
  const target = parse(path);
  // With dots resolved, a path that began with one slash may begin with two.
  if (target?.origin !== location.origin || target.pathname.startsWith('//')) return '/';
  if (NEVER_A_TARGET.test(asRouted(target.pathname))) return '/';
  return target.pathname + target.search + target.hash;
}

/** The sign-in page with this path as its redirect. docs/domain/sessions.md#in-the-browser */
export function loginPath(returnTo: string) {
  const target = safeRedirect(returnTo);
  return target === '/' ? '/login' : `/login?redirect=${encodeURIComponent(target)}`;
}

/** The present screen's path with its query, for a redirect. docs/domain/sessions.md#in-the-browser */
export const currentPath = () => location.pathname + location.search;

// The router ignores case and decodes each part of a path separately.
const asRouted = (pathname: string) => pathname.split('/').map(decoded).join('/').toLowerCase();

function decoded(part: string) {
  try {
    return decodeURIComponent(part).replaceAll('/', '%2f');
  } catch {
    return part;
  }
}

function parse(path: string) {
  try {
    return new URL(path, location.origin);
  } catch {
    return null;
  }
}
