/** Browser storage key of the last listing from the registry. It belongs to the browser, whoever is signed in. */
export const STORED_LISTING = 'siteledger.remote_listing';

/** Tab storage keys of developer builds by remote: those agreed to, and those declined. */
export const STORED_OVERRIDES = {
  agreed: 'siteledger.remote_overrides',
  declined: 'siteledger.remote_overrides_declined',
} as const;

/** The address parameter that starts a tab without any remote, `/recovery?safe`, and the tab's storage key for it. */
export const SAFE_START = { parameter: 'safe', stored: 'siteledger.safe_start' } as const;

// The part of localStorage or sessionStorage that is used here.
type Place = {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
  removeItem: (key: string) => void;
};

/** Whether the browser allows storage; some block it together with cookies. */
export function mayKeep(page: { readonly localStorage: unknown; readonly sessionStorage: unknown }): boolean {
  try {
    return Boolean(page.localStorage && page.sessionStorage);
  } catch {
    return false;
  }
}

/** Stores a text. If there is no room, it removes the key, including the earlier value, and does not throw. */
export function keep(storage: Place, key: string, text: string) {
  try {
    storage.setItem(key, text);
  } catch {
    storage.removeItem(key);
  }
}

/** Reads a stored JSON value; undefined if it is missing, not JSON or not valid. */
export function keptJson<Value>(storage: Place, key: string, isOne: (value: unknown) => value is Value) {
  try {
    // For a missing key, JSON.parse(null) gives null.
    const value: unknown = JSON.parse(storage.getItem(key) as string);
    if (isOne(value)) return value;
  } catch {
    // Not JSON.
  }
  return undefined;
}

/** Whether a value is an object whose values are all strings. */
export const isTexts = (value: unknown): value is Record<string, string> =>
  value?.constructor === Object && Object.values(value).every((one) => typeof one === 'string');
