import { isTexts, keep, keptJson, STORED_OVERRIDES } from '@siteledger/platform/contract';
import { useListing } from '../listing/listing-context';

const { agreed: AGREED, declined: DECLINED } = STORED_OVERRIDES;

/** A remote, and the address of the build that a link wants to run instead. */
export type Override = { name: string; origin: string };

const read = (key: string) => keptJson(sessionStorage, key, isTexts) ?? {};

function store(key: string, overrides: readonly Override[]) {
  const added = overrides.map(({ name, origin }) => [name, origin] as const);
  keep(sessionStorage, key, JSON.stringify({ ...read(key), ...Object.fromEntries(added) }));
}

/** The overrides in the address that were not declined in this tab. */
export function askedOverrides(): Override[] {
  const declined = read(DECLINED);
  return Object.entries(window.siteledger.askedOverrides)
    .filter(([name, origin]) => declined[name] !== origin)
    .map(([name, origin]) => ({ name, origin }));
}

/** Stores the agreed builds for the tab; they apply after a reload. */
export const agreeToOverrides = (overrides: readonly Override[]) => store(AGREED, overrides);

/** Stops asking about these builds in this tab. */
export const declineOverrides = (overrides: readonly Override[]) => store(DECLINED, overrides);

/** Clears every answer. After a reload without the query, the published releases run. */
export function forgetOverrides() {
  sessionStorage.removeItem(AGREED);
  sessionStorage.removeItem(DECLINED);
}

/** The developer builds agreed to in this tab: those running, and those not found. */
export function useOverrides(): { running: Override[]; missing: Override[] } {
  // Rerenders with each listing, because fetching one may find that a build is gone.
  useListing();
  const overrides = Object.entries(window.siteledger.overrides).map(([name, one]) => ({ name, ...one }));
  return {
    running: overrides.filter(({ isRunning }) => isRunning),
    missing: overrides.filter(({ isRunning }) => !isRunning),
  };
}
