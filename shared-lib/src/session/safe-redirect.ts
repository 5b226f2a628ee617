// Where a session begins and ends, and where there is nothing; nobody is sent back there.
const NEVER_A_TARGET = /^\/(?:login|logout|forgot|password\/reset\/.*|404)\/*$/;

// Browsers drop tabs and line breaks from addresses and read a backslash as a slash.
const MISREAD_BY_BROWSERS = /[\u0000-\u0020\u007f\\]/;

/**
 * The path (with query and hash) when it leads to a screen of this origin, else `/`. Refuses other origins however they are
 * written: `//e`, `/\e`, `javascript:`, control characters, `/.//e`. docs/domain/sessions.md#calls
 */
export function safeRedirect(path: string | null | undefined): string {
  if (!path?.startsWith('/') || MISREAD_BY_BROWSERS.test(path)) return '/';
  const target = parse(path);
  // Dots are resolved by now: what began with one slash may begin with two.
  if (target?.origin !== location.origin || target.pathname.startsWith('//')) return '/';
  if (NEVER_A_TARGET.test(asRouted(target.pathname))) return '/';
  return target.pathname + target.search + target.hash;
}

/** The sign-in page, told to come back to this path afterwards. docs/domain/sessions.md#in-the-browser */
export function loginPath(returnTo: string) {
  const target = safeRedirect(returnTo);
  return target === '/' ? '/login' : `/login?redirect=${encodeURIComponent(target)}`;
}

/** The path of the present screen with its query, as a redirect remembers it. docs/domain/sessions.md#in-the-browser */
export const currentPath = () => location.pathname + location.search;

// The router reads letters of either case alike, and decodes each part of a path by itself.
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
