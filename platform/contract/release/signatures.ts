/** A reference to a type: its text ("string", "null", "\"draft\""), or its index in the table of shapes. */
export type TypeRef = string | number;

/** A call signature: parameter types, the number of required parameters, and the return type. */
export type CallShape = { takes: TypeRef[]; needs: number; rest?: TypeRef; gives: TypeRef };

/**
 * The required and optional properties of a type and its call signatures; `each` is the type of all further properties.
 */
export type MembersShape = {
  has?: Record<string, TypeRef>;
  may?: Record<string, TypeRef>;
  each?: TypeRef;
  calls?: CallShape[];
};

/** The structure of a type: a union, an intersection, a type of another package, or members. */
export type Shape = { one: TypeRef[] } | { all: TypeRef[] } | { name: string; with: TypeRef[] } | MembersShape;

/** The types of door names, { ui: { Button: 0 } }, and the table of shapes they refer to. */
export type Signatures = { names: Record<string, Record<string, TypeRef>>; types: Shape[] };

/** Maximum shapes in the signatures of one release; a library of 700 names has 2,050. */
export const TYPES_MAX = 5_000;

// Maximum characters in all; a library of 700 names has 165,000.
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

/** Whether a value is valid signatures as a build writes them, and small enough to compare. */
export const areSignatures = (value: unknown): value is Signatures =>
  isRecord(value) &&
  isRecord(value.names) &&
  Array.isArray(value.types) &&
  value.types.length <= TYPES_MAX &&
  JSON.stringify(value).length <= SIGNATURES_MAX &&
  value.types.every((shape) => isShape(shape, value as Known)) &&
  Object.values(value.names).every((names) => areNamed(names, value as Known));
