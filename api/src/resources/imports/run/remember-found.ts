import { type Find, type Importable, type Referred } from '../entities/importable';

/** Remembers the records that the references of a run have found: many rows name the same few. */
export const rememberFound = (importable: Importable): Importable => ({
  ...importable,
  references: Object.fromEntries(
    Object.entries(importable.references ?? {}).map(([field, find]) => [field, remembering(find)]),
  ),
});

function remembering(find: Find): Find {
  const known = new Map<string, Referred>();
  return async (context, text) => {
    const found = known.get(text) ?? (await find(context, text));
    // A row further down may create the record that this one misses.
    if ('id' in found) known.set(text, found);
    return found;
  };
}
