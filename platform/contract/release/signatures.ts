/** How a type is referred to: by its words ("string", "null", "\"draft\""), or by its place in the table of shapes. */
export type TypeRef = string | number;

/** How something may be called: what it takes, how many of that it needs, and what it gives. */
export type CallShape = { takes: TypeRef[]; needs: number; rest?: TypeRef; gives: TypeRef };

/** What something has, may have, and how it may be called; `each` is what every further property is. */
export type MembersShape = {
  has?: Record<string, TypeRef>;
  may?: Record<string, TypeRef>;
  each?: TypeRef;
  calls?: CallShape[];
};

/** What a caller sees of a type, by what it is made of: one of several, all of several, a type of another package, or members. */
export type Shape = { one: TypeRef[] } | { all: TypeRef[] } | { name: string; with: TypeRef[] } | MembersShape;

/** The types of names of doors, { ui: { Button: 0 } }, and the shapes that they are made of. */
export type Signatures = { names: Record<string, Record<string, TypeRef>>; types: Shape[] };

/** Shapes that the signatures of one release may have; a library of 700 names has 2,050. */
export const TYPES_MAX = 5_000;

// Characters in all; a library of 700 names has 165,000.
const SIGNATURES_MAX = 2_000_000;
const REFS_MAX = 1_000;
const WORD_MAX = 1_000;

type Known = { types: readonly unknown[] };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRef = (value: unknown, { types }: Known) =>
  typeof value === 'string'
    ? value.length <= WORD_MAX
    : Number.isInteger(value) && (value as number) >= 0 && (value as number) < types.length;

const areRefs = (value: unknown, known: Known) =>
  Array.isArray(value) && value.length <= REFS_MAX && value.every((one) => isRef(one, known));

const areNamed = (value: unknown, known: Known) => isRecord(value) && areRefs(Object.values(value), known);

const isCall = (value: unknown, known: Known) =>
  isRecord(value) &&
  areRefs(value.takes, known) &&
  Number.isInteger(value.needs) &&
  isRef(value.rest ?? 'any', known) &&
  isRef(value.gives, known);

const isShape = (value: unknown, known: Known) =>
  isRecord(value) &&
  typeof (value.name ?? '') === 'string' &&
  [value.one, value.all, value.with].every((refs) => areRefs(refs ?? [], known)) &&
  [value.has, value.may].every((named) => areNamed(named ?? {}, known)) &&
  isRef(value.each ?? 'any', known) &&
  Array.isArray(value.calls ?? []) &&
  ((value.calls ?? []) as unknown[]).every((call) => isCall(call, known));

/** Whether a value is what a build writes as signatures, and of a size that can be compared. */
export const areSignatures = (value: unknown): value is Signatures =>
  isRecord(value) &&
  isRecord(value.names) &&
  Array.isArray(value.types) &&
  value.types.length <= TYPES_MAX &&
  JSON.stringify(value).length <= SIGNATURES_MAX &&
  value.types.every((shape) => isShape(shape, value as Known)) &&
  Object.values(value.names).every((names) => areNamed(names, value as Known));
