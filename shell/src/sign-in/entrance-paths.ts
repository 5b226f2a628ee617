/** The screens that need no session. */
export const entranceScreens = ['/login', '/forgot', '/password/reset/:email/:token'];

/** The forgot-password screen, which remembers where one wanted to go. The e-mail stays in the browser, behind the #. */
export const forgotPath = (email = '') =>
  `/forgot${location.search}${email.trim() && `#${encodeURIComponent(email.trim())}`}`;

/** The sign-in screen, which remembers where one wanted to go. */
export const signInPath = () => `/login${location.search}`;

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

/** The e-mail that a link to the forgot-password screen brought along, or none. */
export const broughtEmail = () => decoded(location.hash.slice(1));

const RESET = /^\/password\/reset(?:\/([^/]*))?(?:\/([^/]*))?\/?$/;

/** E-mail and token of a mailed link, empty where it was cut off; null when the present path is none. sessions.md#calls */
export function resetLink(pathname = location.pathname) {
  const found = RESET.exec(pathname);
  return found && { email: decoded(found[1] ?? ''), token: decoded(found[2] ?? '') };
}

/** Whether the present path is that of the sign-in screen. */
export const isSignInPath = () => !/^\/(?:forgot|password)(?:\/|$)/.test(location.pathname);
