/** Where the browser keeps the last listing that the registry gave it; it belongs to the browser, whoever is signed in. */
export const STORED_LISTING = 'siteledger.remote_listing';

/** Where a tab keeps the builds that its developer agreed to, by remote, and those that were declined. */
export const STORED_OVERRIDES = {
  agreed: 'siteledger.remote_overrides',
  declined: 'siteledger.remote_overrides_declined',
} as const;

/** What in the address starts a tab without any remote, `/recovery?safe`, and where the tab keeps that. */
export const SAFE_START = { parameter: 'safe', stored: 'siteledger.safe_start' } as const;

// What a browser offers for one address, or for one tab.
type Place = {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
  removeItem: (key: string) => void;
};

/** Whether a browser lets its page keep anything; some refuse it together with cookies. */
export function mayKeep(page: { readonly localStorage: unknown; readonly sessionStorage: unknown }): boolean {
  try {
    return Boolean(page.localStorage && page.sessionStorage);
  } catch {
    return false;
  }
}

/** Keeps a text. Without room for it nothing is kept under the key, not what was there before either, and the page goes on. */
export function keep(storage: Place, key: string, text: string) {
  try {
    storage.setItem(key, text);
  } catch {
    storage.removeItem(key);
  }
}

/** What is kept as JSON, if it is what it should be: whatever else stands there counts as nothing. */
export function keptJson<Value>(storage: Place, key: string, isOne: (value: unknown) => value is Value) {
  try {
    // Of nothing, JSON makes null.
    const value: unknown = JSON.parse(storage.getItem(key) as string);
    if (isOne(value)) return value;
  } catch {
    // No JSON.
  }
  return undefined;
}

/** Whether a value is an object of texts, by name. */
export const isTexts = (value: unknown): value is Record<string, string> =>
  value?.constructor === Object && Object.values(value).every((one) => typeof one === 'string');
