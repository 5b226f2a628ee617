const { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { contentHash } = require('./content-version');
const { platform } = require('./product');
const { sourcesBelow } = require('./slice-names');
const { TypeShapes } = require('./type-shapes');

// The platform's folders that doors re-export, or that read their types.
const OF_PLATFORM = ['build', 'contract', 'places', 'runtime/store'];

const SHIPPED = 'dist/signatures.json';

const isInstalled = (folder) => folder.split(path.sep).includes('node_modules');
const libraryOf = ({ root, library }) => path.resolve(root, library.folder);

function optionsOf(ts) {
  return {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    customConditions: ['source'],
    types: [],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  };
}

/** The types of all exports of a product's doors, as the compiler reads their sources. */
function readTypes(product) {
  // Loaded on demand, because it takes longer to load than all other code of the build.
  const ts = require('typescript');
  const files = Object.entries(product.doors).map(([door, { file }]) => [door, realpathSync(file)]);
  const program = ts.createProgram(
    files.map(([, file]) => file),
    optionsOf(ts),
  );
  const checker = program.getTypeChecker();
  const shapes = new TypeShapes(
    ts,
    checker,
    [libraryOf(product), platform].map((one) => realpathSync(one)),
  );
  const typesOf = (file) =>
    checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file))).flatMap((exported) => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      if (!(symbol.flags & ts.SymbolFlags.Value)) return [];
      return [[exported.name, shapes.refOf(checker.getTypeOfSymbol(symbol))]];
    });
  const names = Object.fromEntries(files.map(([door, file]) => [door, Object.fromEntries(typesOf(file))]));
  return { names, types: shapes.types };
}

function hashOf(product) {
  const { root } = product;
  const folders = [path.join(libraryOf(product), 'src'), ...OF_PLATFORM.map((name) => path.join(platform, name))];
  const lock = existsSync(path.join(root, 'package-lock.json')) ? ['package-lock.json'] : [];
  return contentHash(root, [...folders.map((one) => path.relative(root, one)), ...lock]);
}

/**
 * The signatures of a product's doors (`Signatures` of platform/contract). They are read from the sources and cached by
 * their hash; an installed library ships its own.
 */
function signaturesOf(product) {
  const shipped = path.join(libraryOf(product), SHIPPED);
  if (isInstalled(shipped) && existsSync(shipped)) return JSON.parse(readFileSync(shipped, 'utf8'));
  const cache = path.join(product.root, 'node_modules/.cache/signatures', `${hashOf(product)}.json`);
  if (existsSync(cache)) return JSON.parse(readFileSync(cache, 'utf8'));
  const signatures = readTypes(product);
  mkdirSync(path.dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify(signatures));
  return signatures;
}

const mapped = (record, map) =>
  record && Object.fromEntries(Object.entries(record).map(([key, ref]) => [key, map(ref)]));

/** Copies a shape with each reference mapped. */
function withRefs({ one, all, name, with: given, has, may, each, calls }, map) {
  if (one) return { one: one.map(map) };
  if (all) return { all: all.map(map) };
  if (name !== undefined) return { name, with: given.map(map) };
  return {
    ...(has && { has: mapped(has, map) }),
    ...(may && { may: mapped(may, map) }),
    ...(each !== undefined && { each: map(each) }),
    ...(calls && {
      calls: calls.map(({ takes, needs, rest, gives }) => ({
        takes: takes.map(map),
        needs,
        ...(rest !== undefined && { rest: map(rest) }),
        gives: map(gives),
      })),
    }),
  };
}

/** Every word in the sources below a folder. */
const wordsBelow = (folder) =>
  new Set(sourcesBelow(folder).flatMap((file) => readFileSync(file, 'utf8').match(/[\w$]+/g) ?? []));

// Leaves out optional properties that the sources never name: they are neither passed nor read, so the shell may drop
// them.
const named = (shape, words) =>
  words && shape.may
    ? { ...shape, may: Object.fromEntries(Object.entries(shape.may).filter(([name]) => words.has(name))) }
    : shape;

/**
 * The signatures of the used names, { ui: ["Button"] }, with only the types they refer to. If `words` of the using
 * sources are given, optional properties not among them are left out.
 */
function usedSignatures(uses, { names, types }, words) {
  const places = new Map();
  const used = [];
  const map = (ref) => {
    if (typeof ref === 'string') return ref;
    if (!places.has(ref)) {
      places.set(ref, used.push(null) - 1);
      used[places.get(ref)] = withRefs(named(types[ref], words), map);
    }
    return places.get(ref);
  };
  const refs = Object.entries(uses).map(([door, wanted]) => {
    const known = wanted.filter((name) => Object.hasOwn(names[door] ?? {}, name));
    return [door, Object.fromEntries(known.map((name) => [name, map(names[door][name])]))];
  });
  return { names: Object.fromEntries(refs), types: used };
}

module.exports = { SHIPPED, signaturesOf, usedSignatures, wordsBelow };
