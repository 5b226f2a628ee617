import type { Signatures } from './signatures';
import { Comparison } from './type-misfit';

/** The exports of a shell's shared modules to its remotes, as the shell's build writes them into doors.json. */
export type Doors = {
  /** Identifies the doors in the page of the same build: a digest of all other fields. */
  id?: string;
  react?: string;
  /** Exported names by door: { ui: ["Button"] }; empty when no shell is built. */
  names: Record<string, readonly string[]>;
  /** The types of these names; absent in a shell built in watch mode. */
  signatures?: Signatures;
};

/** The doors when no shell is built: the exported names are unknown. */
export const NO_DOORS: Doors = { names: {} };

/** A name of a door whose type no longer fits the remotes built against it: "ui/Button", and where. */
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
