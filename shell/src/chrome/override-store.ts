import { STORED_OVERRIDES } from '@siteledger/platform/contract';
import { browserLocation } from '@siteledger/shared-lib/session';

const { agreed: AGREED, declined: DECLINED } = STORED_OVERRIDES;

/** A remote and the address of the build that a link wants in its place. */
export type Override = { name: string; origin: string };

const read = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, string>;

function store(key: string, overrides: readonly Override[]) {
  const added = overrides.map(({ name, origin }) => [name, origin] as const);
  sessionStorage.setItem(key, JSON.stringify({ ...read(key), ...Object.fromEntries(added) }));
}

/** What the address asks for and was not declined in this tab. */
export function askedOverrides(): Override[] {
  const declined = read(DECLINED);
  return Object.entries(window.siteledger.askedOverrides)
    .filter(([name, origin]) => declined[name] !== origin)
    .map(([name, origin]) => ({ name, origin }));
}

/** Keeps these for the tab and loads the page again, now with them. */
export function agreeToOverrides(overrides: readonly Override[]) {
  store(AGREED, overrides);
  browserLocation.goTo(location.pathname);
}

/** Does not ask for these again in this tab. */
export const declineOverrides = (overrides: readonly Override[]) => store(DECLINED, overrides);

/** Goes back to what is published, and forgets every answer. */
export function resetOverrides() {
  sessionStorage.removeItem(AGREED);
  sessionStorage.removeItem(DECLINED);
  // Without the query, which would ask for them again.
  browserLocation.goTo(location.pathname);
}
