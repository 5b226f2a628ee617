import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import fc from 'fast-check';
import ts from 'typescript';
import productModule from './product.js';
import signaturesModule from './signatures.js';
import { plantProduct, writeFiles } from './testing/planted-product.mjs';
import typescriptModule from './typescript-module.js';

const { changedNames } = typescriptModule.requireTypeScript(
  path.join(productModule.platform, 'contract/release/doors.ts'),
);
const product = plantProduct();
after(() => rmSync(product.root, { recursive: true }));

// The registry is deliberately lenient where types say more than a caller depends on: literals may change, and another
// package's types are compared by name. It is strict when a prop that was passed is no longer accepted.
// signatures.test.mjs covers both; the types here avoid these cases, so each answer must equal the compiler's.
const WORDS = [
  'string',
  'number',
  'boolean',
  'null',
  'bigint',
  'string | null',
  'number | undefined',
  'string | number',
];

const word = fc.constantFrom(...WORDS);
const { type } = fc.letrec((tie) => ({
  type: fc.oneof({ maxDepth: 3, withCrossShrink: true }, word, tie('list'), tie('members'), tie('call'), tie('either')),
  list: fc.tuple(fc.constantFrom('list', 'promise', 'record'), tie('type')),
  members: fc
    .dictionary(fc.constantFrom('a', 'b', 'c'), fc.tuple(fc.boolean(), tie('type')), { maxKeys: 3 })
    .map((members) => ['members', members]),
  call: fc.tuple(fc.constant('call'), fc.array(tie('type'), { maxLength: 3 }), fc.nat(3), tie('type')),
  either: fc.tuple(fc.constant('either'), tie('type'), tie('type')),
}));

const WRITTEN = {
  list: (of) => `(${written(of)})[]`,
  promise: (of) => `Promise<${written(of)}>`,
  record: (of) => `Record<string, ${written(of)}>`,
  either: (one, other) => `(${written(one)}) | (${written(other)})`,
  // All have one required member, because the compiler makes an extra demand of all-optional types: a common property.
  members: (members) =>
    `{ id: string; ${Object.entries(members)
      .map(([name, [isOptional, of]]) => `${name}${isOptional ? '?' : ''}: ${written(of)}`)
      .join('; ')} }`,
  call: (takes, needs, gives) =>
    `((${takes.map((of, index) => `x${index}${index < needs ? '' : '?'}: ${written(of)}`).join(', ')}) => ${written(gives)})`,
};
const written = (tree) => (typeof tree === 'string' ? tree : WRITTEN[tree[0]](...tree.slice(1)));

/** The same type with one change somewhere inside; `pick(n)` chooses one of n. */
function changed(tree, pick, other) {
  if (typeof tree === 'string' || pick(4) === 0)
    return pick(3) === 0 ? ['either', tree, other] : WORDS[pick(WORDS.length)];
  const [kind, ...of] = tree;
  if (kind === 'members') return ['members', changedMembers(of[0], pick, other)];
  if (kind === 'call') return changedCall(of, pick, other);
  if (kind === 'either') return pick(2) === 0 ? of[pick(2)] : ['either', changed(of[0], pick, other), of[1]];
  return [kind, changed(of[0], pick, other)];
}

function changedMembers(members, pick, other) {
  const names = Object.keys(members);
  const name = names[pick(names.length)];
  const added = { ...members, d: [pick(2) === 0, other] };
  if (name === undefined || pick(4) === 0) return added;
  const [isOptional, of] = members[name];
  if (pick(3) === 0) return { ...members, [name]: [!isOptional, of] };
  if (pick(3) > 0 || isOptional) return { ...members, [name]: [isOptional, changed(of, pick, other)] };
  return Object.fromEntries(Object.entries(members).filter(([one]) => one !== name));
}

function changedCall([takes, needs, gives], pick, other) {
  const way = pick(4);
  if (way === 0) return ['call', [...takes, other], pick(2) === 0 ? takes.length + 1 : needs, gives];
  if (way === 1) return ['call', takes, needs, changed(gives, pick, other)];
  const at = pick(takes.length);
  return ['call', takes.map((one, index) => (index === at ? changed(one, pick, other) : one)), needs, gives];
}

const pair = fc.tuple(type, type, fc.infiniteStream(fc.nat(1_000))).map(([before, other, stream]) => {
  const pick = (count) => stream.next().value % Math.max(count, 1);
  return [written(before), written(changed(before, pick, other))];
});

function signaturesOf(types) {
  const lines = types.map((one, index) => `export declare const name${index}: ${one};`);
  writeFiles(product.root, { 'library/src/ui/index.ts': lines.join('\n') });
  return signaturesModule.signaturesOf(product);
}

/** Indexes of the pairs in which the compiler does not accept the second type for the first. */
function refusedByCompiler(pairs) {
  const file = path.join(product.root, 'library/src/pairs.ts');
  const lines = pairs.map(
    ([before, now], index) => `export const name${index}: ${before} = null as unknown as (${now});`,
  );
  writeFiles(product.root, { 'library/src/pairs.ts': lines.join('\n') });
  const program = ts.createProgram([file], { strict: true, noEmit: true, lib: ['lib.es2023.d.ts'], types: [] });
  const source = program.getSourceFile(file);
  return new Set(
    program.getSemanticDiagnostics(source).map(({ start }) => source.getLineAndCharacterOfPosition(start).line),
  );
}

test('of a thousand types and a change in each the registry finds what the compiler finds', () => {
  const pairs = fc.sample(pair, { numRuns: 1_000, seed: 46 });
  const found = new Map(
    changedNames(signaturesOf(pairs.map(([before]) => before)), signaturesOf(pairs.map(([, now]) => now))).map(
      (one) => [Number(one.name.slice('ui/name'.length)), one.where],
    ),
  );
  const refused = refusedByCompiler(pairs);
  const told = (isWrong) =>
    pairs.flatMap(([before, now], index) => (isWrong(index) ? [`${before}  →  ${now}  at ${found.get(index)}`] : []));

  assert.ok(refused.size > 200 && refused.size < 800, `${refused.size} refused`);
  assert.deepEqual(
    told((index) => refused.has(index) && !found.has(index)),
    [],
    'refused by the compiler alone',
  );
  assert.deepEqual(
    told((index) => !refused.has(index) && found.has(index)),
    [],
    'refused by the registry alone',
  );
});
