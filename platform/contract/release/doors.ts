import type { Signatures } from './signatures';
import { Comparison } from './type-misfit';

/** What the shared modules of a shell offer to its remotes, as its build writes it into doors.json. */
export type Doors = {
  /** What the page of the same build knows them by: a digest of all the rest. */
  id?: string;
  /** The version of React. */
  react?: string;
  /** What each door exports: { ui: ["Button"] }; empty where no shell is built. */
  names: Record<string, readonly string[]>;
  /** The types of that; absent in a shell that is watched. */
  signatures?: Signatures;
};

/** The doors where no shell is built: nobody knows what they offer. */
export const NO_DOORS: Doors = { names: {} };

/** A name of a door whose type no longer fits those who were built against it: "ui/Button", and where. */
export type ChangedName = { name: string; where: string };

const own = <Value>(record: Record<string, Value> | undefined, key: string) =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;

/** The names whose types in a shell do not fit those that a release was built against. */
export function changedNames(built: Signatures, offered: Signatures): ChangedName[] {
  const comparison = new Comparison();
  const [before, now] = [
    { types: built.types, isNew: false },
    { types: offered.types, isNew: true },
  ];
  return Object.entries(built.names).flatMap(([door, names]) =>
    Object.entries(names).flatMap(([name, wanted]) => {
      const given = own(own(offered.names, door), name);
      if (given === undefined) return [];
      const where = comparison.misfit({ ref: given, side: now }, { ref: wanted, side: before });
      return where === undefined ? [] : [{ name: `${door}/${name}`, where }];
    }),
  );
}
