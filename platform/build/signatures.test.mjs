import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import productModule from './product.js';
import signaturesModule from './signatures.js';
import { plantProduct, writeFiles } from './testing/planted-product.mjs';
import typescriptModule from './typescript-module.js';

const { signaturesOf, usedSignatures } = signaturesModule;
const contract = (file) =>
  typescriptModule.requireTypeScript(path.join(productModule.platform, 'contract/release', file));
const { changedNames } = contract('doors.ts');
const { areSignatures } = contract('signatures.ts');

const product = plantProduct();
after(() => rmSync(product.root, { recursive: true }));

// Each change, the type before and after, and where it does not fit remotes built before; empty when it fits.
const CHANGES = [
  ['a comment and an order', '{ a: string; /** Old. */ b?: number }', '{ b?: number; a: string }'],
  ['the name of a type', '(project: Project) => void', '(project: Site) => void'],
  [
    'a prop that may be left out',
    '(props: { title: string }) => Drawn',
    '(props: { title: string; size?: string }) => Drawn',
  ],
  [
    'a prop that must be given',
    '(props: { title: string }) => Drawn',
    '(props: { title: string; size: string }) => Drawn',
    '(1).size',
  ],
  ['a prop that is gone', '(props: { title?: string }) => Drawn', '(props: { label?: string }) => Drawn', '(1).title'],
  [
    'a prop that must not be left out any more',
    '(props: { title?: string }) => Drawn',
    '(props: { title: string }) => Drawn',
    '(1).title',
  ],
  ['a further word that it takes', "(size: 'small') => void", "(size: 'small' | 'large') => void"],
  ['a word that it does not take any more', "(size: 'small' | 'large') => void", "(size: 'small') => void", '(1)'],
  ['a further word in a list', "readonly ['open']", "readonly ['open', 'closed']"],
  ['a text and a limit', '{ text: "Old"; limit: 20 }', '{ text: "New"; limit: 50 }'],
  ['more that it gives', '() => { name: string }', '() => { name: string; place: string }'],
  ['less that it gives', '() => { name: string; place: string }', '() => { name: string }', '().place'],
  ['nothing where there was something', '() => string', '() => string | null', '()'],
  ['a component that may draw nothing', '() => Drawn', '() => Drawn | null'],
  ['a record in place of a list', '() => string[]', '() => { rows: string[] }', '()'],
  ['a list in place of a record', '() => { rows: string[] }', '() => string[]', '().rows'],
  ['records of less', '() => Record<string, { a: string }>', '() => Record<string, { b: string }>', '()[].a'],
  ['a promise of less', '() => Promise<{ name: string }>', '() => Promise<{}>', '()'],
  ['a further argument that may be left out', '(a: string) => void', '(a: string, b?: string) => void'],
  ['a further argument', '(a: string) => void', '(a: string, b: string) => void', '(2)'],
  ['any number of arguments', '(a: string) => void', '(...all: string[]) => void'],
  [
    'what a callback gets, more',
    '(on: (row: { a: string }) => void) => void',
    '(on: (row: { a: string; b: string }) => void) => void',
  ],
  [
    'what a callback gets, less',
    '(on: (row: { a: string; b: string }) => void) => void',
    '(on: (row: { a: string }) => void) => void',
    '(1)(1).b',
  ],
  [
    'a property that is not taken',
    "(project: Pick<Project, 'name'>) => void",
    "(project: Pick<Site & { since: Date }, 'name'>) => void",
  ],
  ['a property that is taken', '(project: Project) => void', '(project: Site & { since: Date }) => void', '(1).since'],
  ['a type of another package', '(node: ReactNode) => void', '(node: ReactElement) => void', '(1)'],
  [
    'props of another package',
    "(props: Omit<Html, 'id'> & { a: string }) => Drawn",
    "(props: Omit<Html, 'id'> & { a: string; b?: string }) => Drawn",
  ],
  ['members in place of a type of another package', '{ node: ReactElement }', '{ node: { title: string } }'],
  ['a type of another package in place of members', '{ map: { set: () => void } }', '{ map: Map<string, string> }'],
  ['a text in place of a type of another package', '{ node: ReactElement }', '{ node: string }', '.node'],
  ['a type that holds itself', '{ rows: Tree[] }', '{ rows: Branch[] }'],
  ['a type that holds itself, with less', '{ rows: Branch[] }', '{ rows: Leaf[] }', '.rows'],
  ['a function in place of a value', 'string', '() => string', ''],
  [
    'rows of any kind',
    '<Row extends { id: string }>(rows: Row[]) => Row[]',
    '<One extends { id: string }>(rows: readonly One[]) => One[]',
  ],
];

const TYPES = `import type { HTMLAttributes, ReactElement, ReactNode } from 'react';
  import type { JSX } from 'react';
  type Drawn = JSX.Element;
  type Html = HTMLAttributes<HTMLElement>;
  export type Project = { uuid: string; name: string; parent?: Project };
  export type Site = { name: string; parent?: Site; uuid: string };
  type Tree = { name: string; below: Tree[] };
  type Branch = { below: Branch[]; name: string };
  type Leaf = { name: string; below: { below: never[] }[] };\n`;

/** The signatures of a library whose door ui exports these types in order. */
function signaturesWith(types) {
  const lines = types.map((type, index) => `export declare const name${index}: ${type};`);
  writeFiles(product.root, { 'library/src/ui/index.ts': TYPES + lines.join('\n') });
  return signaturesOf(product);
}

const built = signaturesWith(CHANGES.map(([, type]) => type));
const offered = signaturesWith(CHANGES.map(([, , type]) => type));
const found = new Map(changedNames(built, offered).map(({ name, where }) => [name, where]));

for (const [index, [what, , , where]] of CHANGES.entries())
  test(`${what} ${where === undefined ? 'stops no release' : 'stops the releases that were built before'}`, () => {
    assert.equal(found.get(`ui/name${index}`), where);
  });

test('reads what a build writes', () => {
  assert.equal(areSignatures(built), true);
});

test('the types of one state of the sources are read once', () => {
  const again = signaturesOf(product);

  assert.deepEqual(again, offered);
});

test('a release has the types of the names that it uses, and of nothing else', () => {
  const place = CHANGES.findIndex(([what]) => what === 'a type that holds itself');
  const used = usedSignatures({ ui: [`name${place}`, '*'], api: ['endpoints'] }, built);

  assert.deepEqual(Object.keys(used.names.ui), [`name${place}`]);
  assert.ok(used.types.length < 8, `${used.types.length} types`);
  assert.deepEqual(changedNames(used, built), []);
  assert.equal(areSignatures(used), true);
});

test('of optional properties a release has those that its sources name: another may go', () => {
  const place = CHANGES.findIndex(([what]) => what === 'a prop that is gone');
  const uses = { ui: [`name${place}`] };
  const changed = (words) => changedNames(usedSignatures(uses, built, new Set(words)), offered);

  assert.deepEqual(changed(['title']), [{ name: `ui/name${place}`, where: '(1).title' }]);
  assert.deepEqual(changed(['size']), []);
});
