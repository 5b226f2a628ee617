import type { Values } from './schema-fields';

const isSame = (left: unknown, right: unknown) => JSON.stringify(left ?? null) === JSON.stringify(right ?? null);

/** Names of the values that differ between two states of a form. */
export const changedNames = (before: Values, after: Values) =>
  Object.keys(after).filter((name) => !isSame(before[name], after[name]));

/** The latest values, overridden by the typed ones that differ from the initial values. */
export const typedOver = (latest: Values, started: Values, typed: Values): Values => {
  const names = changedNames(started, typed);
  return { ...latest, ...Object.fromEntries(names.map((name) => [name, typed[name]])) };
};
