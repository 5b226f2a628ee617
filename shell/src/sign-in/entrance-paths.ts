/** The screens that need no session. */
export const entranceScreens = ['/login', '/forgot', '/password/reset/:email/:token'];

/**
 * Path of the forgot-password screen, which keeps the redirect target. The e-mail follows the #, so it is not sent to
 * the server.
 */
export const forgotPath = (email = '') =>
  `/forgot${location.search}${email.trim() && `#${encodeURIComponent(email.trim())}`}`;

/** Path of the sign-in screen, which keeps the redirect target. */
export const signInPath = () => `/login${location.search}`;

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

/** The e-mail in a link to the forgot-password screen; empty if there is none. */
export const broughtEmail = () => decoded(location.hash.slice(1));

const RESET = /^\/password\/reset(?:\/([^/]*))?(?:\/([^/]*))?\/?$/;

/** E-mail and token of a mailed link, empty if cut off; null when the path is not such a link. sessions.md#calls */
export function resetLink(pathname = location.pathname) {
  const found = RESET.exec(pathname);
  return found && { email: decoded(found[1] ?? ''), token: decoded(found[2] ?? '') };
}

/** Whether the present path is the sign-in screen's. */
export const isSignInPath = () => !/^\/(?:forgot|password)(?:\/|$)/.test(location.pathname);
