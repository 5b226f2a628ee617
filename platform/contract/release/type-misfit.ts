import type { CallShape, MembersShape, Shape, TypeRef } from './signatures';

/** The types of one side: the shell's present ones (`isNew`), or those that a release was built against. */
export type Side = { types: readonly Shape[]; isNew: boolean };

type Typed = { ref: TypeRef; side: Side };

// Built-in types that only yield their content, and share no member with another type by chance.
const GIVING = ['Array', 'Promise', 'Set', 'ReadonlySet', 'Iterable', 'tuple'];

// Deeper than any caller needs. A limit is necessary because a release may state anything.
const DEEPEST = 200;

// Comparing all of shared-lib with itself takes 60,000 steps. Without a limit, a release could state types that take
// hours.
const STEPS_MAX = 1_000_000;

/** Thrown when types would take too long to compare. */
export class TooLongToCompare extends Error {}

const isWord = (ref: TypeRef): ref is string => typeof ref === 'string';
const isAny = ({ ref }: Typed) => ref === 'any' || ref === 'unknown';
const isNone = ({ ref }: Typed) => ref === 'null' || ref === 'undefined' || ref === 'void';
const isNothing = (found: string | undefined) => found === undefined;

const shapeOf = ({ ref, side }: Typed): Shape => (isWord(ref) ? { one: [ref] } : (side.types[ref] ?? { one: ['any'] }));

/** The members of a union ("one") or intersection ("all"); otherwise the type itself. */
function partsOf(typed: Typed, kind: 'one' | 'all'): Typed[] {
  const shape = isWord(typed.ref) ? undefined : (shapeOf(typed) as Partial<Record<'one' | 'all', TypeRef[]>>);
  return shape?.[kind]?.map((ref) => ({ ref, side: typed.side })) ?? [typed];
}

// Quoted words and numbers are literals of a primitive type.
function primitiveOf(word: string) {
  if (word.startsWith('"')) return 'string';
  if (/^-?\d/.test(word)) return 'number';
  return word === 'true' || word === 'false' ? 'boolean' : word;
}

// The shell may return different literals than before, because lists and limits change. It must still accept the
// earlier ones.
function wordFits({ ref: given, side }: Typed, { ref: wanted }: Typed) {
  const [from, to] = [String(given), String(wanted)];
  if (from === to || (from === 'undefined' && to === 'void')) return true;
  return primitiveOf(from) === primitiveOf(to) && (side.isNew || to === primitiveOf(to));
}

type Members = {
  has: Map<string, Typed>;
  may: Map<string, Typed>;
  calls: (CallShape & { side: Side })[];
  each: Typed | undefined;
  /** Whether it has more members, declared by another package. */
  isOpen: boolean;
};

function membersOf(parts: readonly Typed[]): Members {
  const all: Members = { has: new Map(), may: new Map(), calls: [], each: undefined, isOpen: false };
  for (const part of parts) {
    const { side } = part;
    const shape: MembersShape & { name?: string } = shapeOf(part) as MembersShape;
    for (const [name, ref] of Object.entries(shape.may ?? {})) all.may.set(name, { ref, side });
    for (const [name, ref] of Object.entries(shape.has ?? {})) all.has.set(name, { ref, side });
    all.calls.push(...(shape.calls ?? []).map((call) => ({ ...call, side })));
    if (shape.each !== undefined) all.each = { ref: shape.each, side };
    all.isOpen ||= shape.name !== undefined && !GIVING.includes(shape.name);
  }
  return all;
}

const isNamed = (typed: Typed) => !isWord(typed.ref) && 'name' in shapeOf(typed);
const isGiving = (typed: Typed) => isNamed(typed) && GIVING.includes((shapeOf(typed) as { name: string }).name);

/**
 * Finds where a type is not assignable to another: "(1).title" is a property of the first argument, "()" is the return
 * value; undefined when it is assignable. A comparison caches its results, because types may contain themselves, and
 * throws `TooLongToCompare` once it exceeds the steps of any real library.
 */
export class Comparison {
  private readonly known = new Map<string, string | undefined>();
  private depth = 0;
  private left = STEPS_MAX;

  misfit(given: Typed, wanted: Typed): string | undefined {
    this.spend(1);
    if (isAny(given) || isAny(wanted) || given.ref === 'never' || wanted.ref === 'void') return undefined;
    if (isWord(given.ref) && isWord(wanted.ref)) return wordFits(given, wanted) ? undefined : '';
    const key = `${given.side.isNew} ${given.ref} ${wanted.ref}`;
    if (this.known.has(key) || this.depth === DEEPEST) return this.known.get(key);
    // Provisional result: a recursive type fits if all its other parts do.
    this.known.set(key, undefined);
    this.depth += 1;
    const found = this.misfitOfParts(given, wanted);
    this.depth -= 1;
    this.known.set(key, found);
    return found;
  }

  private spend(steps: number) {
    this.left -= steps;
    if (this.left < 0) throw new TooLongToCompare('Its types take too long to compare.');
  }

  private misfitOfParts(given: Typed, wanted: Typed): string | undefined {
    const [from, to] = [partsOf(given, 'one'), partsOf(wanted, 'one')];
    this.spend(from.length + to.length);
    if (from.length === 1 && to.length === 1 && from[0] === given && to[0] === wanted)
      return this.misfitOfWhole(given, wanted);
    return from.map((one) => this.misfitOfAny(one, to)).find((found) => !isNothing(found));
  }

  // When none fits, the nearest one says where: the one that also has members, so its path is the longest.
  private misfitOfAny(given: Typed, wanted: readonly Typed[]) {
    const found = wanted.map((one) => this.misfit(given, one));
    return found.some(isNothing) ? undefined : found.toSorted((a = '', b = '') => b.length - a.length)[0];
  }

  private misfitOfWhole(given: Typed, wanted: Typed): string | undefined {
    const [from, to] = [partsOf(given, 'all'), partsOf(wanted, 'all')];
    this.spend(from.length * to.length);
    if (from.some(isAny) || to.some(isAny)) return undefined;
    // It is unknown here whether these members belong to another package's type.
    const isUnknown = (part: Typed) =>
      isNamed(part) && !isGiving(part) && from.some((other) => !isNamed(other) && !isWord(other.ref));
    for (const one of to.filter((part) => isNamed(part) || isWord(part.ref)))
      if (!isUnknown(one) && !from.some((other) => this.isSame(other, one))) return '';
    const rest = to.filter((part) => !isNamed(part) && !isWord(part.ref));
    if (rest.length === 0) return undefined;
    if (from.some(isNone)) return '';
    return this.misfitOfMembers(membersOf(from), { ...membersOf(rest), isOpen: rest.length < to.length });
  }

  private isSame(given: Typed, wanted: Typed) {
    if (isWord(given.ref) && isWord(wanted.ref)) return wordFits(given, wanted);
    if (wanted.ref === 'object') return !isWord(given.ref);
    if (!isNamed(given) || !isNamed(wanted)) return false;
    const [from, to] = [shapeOf(given), shapeOf(wanted)] as { name: string; with: TypeRef[] }[];
    if (from?.name !== to?.name) return false;
    return to?.with.every((ref, index) => {
      const other: Typed = { ref: from?.with[index] ?? 'any', side: given.side };
      const one: Typed = { ref, side: wanted.side };
      // The variance of another package's type is unknown here, so either direction is accepted.
      return isNothing(this.misfit(other, one)) || (!GIVING.includes(to.name) && isNothing(this.misfit(one, other)));
    });
  }

  private misfitOfMembers(from: Members, to: Members): string | undefined {
    this.spend(sizeOf(from) + sizeOf(to));
    return this.misfitOfProperties(from, to) ?? this.misfitOfEach(from, to) ?? this.misfitOfCalls(from, to);
  }

  private misfitOfProperties(from: Members, to: Members): string | undefined {
    for (const [name, typed] of to.has) {
      const own = from.has.get(name);
      const found = own ? this.misfit(own, typed) : from.isOpen ? undefined : '';
      if (!isNothing(found)) return `.${name}${found}`;
    }
    return this.misfitOfOptional(from, to);
  }

  private misfitOfOptional(from: Members, to: Members): string | undefined {
    for (const [name, typed] of to.may) {
      const own = from.has.get(name) ?? from.may.get(name);
      const parts = own ? partsOf(own, 'one').filter(({ ref }) => ref !== 'undefined') : [];
      const found = parts.map((part) => this.misfit(part, typed)).find((one) => !isNothing(one));
      if (!isNothing(found)) return `.${name}${found}`;
    }
    const lost = [...from.may].find(
      ([name, { side }]) => !side.isNew && !to.isOpen && !to.each && !hasMember(to, name),
    );
    return lost && `.${lost[0]}`;
  }

  // Members are assignable to a record if each of them has the type of its properties.
  private misfitOfEach(from: Members, to: Members): string | undefined {
    if (!to.each || from.isOpen) return undefined;
    const own: [string, Typed][] = from.each ? [['[]', from.each]] : [...from.has, ...from.may];
    if (own.length === 0) return '[]';
    for (const [name, typed] of own) {
      const found = this.misfit(typed, to.each);
      if (!isNothing(found)) return from.each ? `[]${found}` : `.${name}${found}`;
    }
    return undefined;
  }

  private misfitOfCalls(from: Members, to: Members): string | undefined {
    if (from.isOpen && from.calls.length === 0) return undefined;
    for (const call of to.calls) {
      const found = from.calls.map((own) => this.misfitOfCall(own, call));
      if (!found.some(isNothing)) return found[0] ?? '()';
    }
    return undefined;
  }

  private misfitOfCall(given: Members['calls'][number], wanted: Members['calls'][number]): string | undefined {
    if (given.needs > wanted.takes.length && wanted.rest === undefined) return `(${given.needs})`;
    for (const [index, ref] of wanted.takes.entries()) {
      const taken = given.takes[index] ?? given.rest ?? 'any';
      const found = this.misfit({ ref, side: wanted.side }, { ref: taken, side: given.side });
      if (!isNothing(found)) return `(${index + 1})${found}`;
    }
    const found = this.misfit({ ref: given.gives, side: given.side }, { ref: wanted.gives, side: wanted.side });
    return isNothing(found) ? undefined : `()${found}`;
  }
}

const sizeOf = ({ has, may, calls }: Members) => has.size + may.size + calls.length;

const hasMember = ({ has, may }: Members, name: string) => has.has(name) || may.has(name);
