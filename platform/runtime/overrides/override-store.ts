import { isTexts, keep, keptJson, STORED_OVERRIDES } from '@siteledger/platform/contract';
import { useListing } from '../listing/listing-context';

const { agreed: AGREED, declined: DECLINED } = STORED_OVERRIDES;

/** A remote and the address of the build that a link wants in its place. */
export type Override = { name: string; origin: string };

const read = (key: string) => keptJson(sessionStorage, key, isTexts) ?? {};

function store(key: string, overrides: readonly Override[]) {
  const added = overrides.map(({ name, origin }) => [name, origin] as const);
  keep(sessionStorage, key, JSON.stringify({ ...read(key), ...Object.fromEntries(added) }));
}

/** What the address asks for and was not declined in this tab. */
export function askedOverrides(): Override[] {
  const declined = read(DECLINED);
  return Object.entries(window.siteledger.askedOverrides)
    .filter(([name, origin]) => declined[name] !== origin)
    .map(([name, origin]) => ({ name, origin }));
}

/** Keeps these for the tab, which has them once it is loaded again. */
export const agreeToOverrides = (overrides: readonly Override[]) => store(AGREED, overrides);

/** Does not ask for these again in this tab. */
export const declineOverrides = (overrides: readonly Override[]) => store(DECLINED, overrides);

/** Forgets every answer: what is published runs once the tab is loaded again, without the query that asked for others. */
export function forgetOverrides() {
  sessionStorage.removeItem(AGREED);
  sessionStorage.removeItem(DECLINED);
}

/** The builds of a developer that this tab is to run: those that it runs, and those that are not there. */
export function useOverrides(): { running: Override[]; missing: Override[] } {
  // Each listing is fetched with the overrides, and may find that a build has gone.
  useListing();
  const overrides = Object.entries(window.siteledger.overrides).map(([name, one]) => ({ name, ...one }));
  return {
    running: overrides.filter(({ isRunning }) => isRunning),
    missing: overrides.filter(({ isRunning }) => !isRunning),
  };
}
