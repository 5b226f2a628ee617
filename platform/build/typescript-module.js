const { readFileSync, existsSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { transformSync } = require('@swc/core');
const { declaration } = require('./product');
const { doorOf } = require('./shared-modules');

const loaded = new Map();
const candidates = (file) => [file, `${file}.ts`, `${file}.tsx`, path.join(file, 'index.ts')];
const isSource = (file) => /\.tsx?$/.test(file) && existsSync(file);

/** An import that a file makes after it has run: the name of an export of another file, which is not run. */
class Imported {
  constructor(request, name) {
    Object.assign(this, { request, name });
  }
}

// Compiled code reads `__esModule` of a module and `then` of a possible promise.
const exportsOf = (request) =>
  new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === '__esModule') return true;
        return name === 'then' ? undefined : new Imported(request, name);
      },
    },
  );

/**
 * Runs a TypeScript file in this process and returns its exports; the build reads `remote.ts` and the contract this
 * way. Imports of the `doors` are read from their sources.
 */
function requireTypeScript(file, doors = {}) {
  const known = loaded.get(file);
  if (known) return known.exports;
  const module = { exports: {} };
  loaded.set(file, module);
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  const requireOther = Module.createRequire(file);
  let isRun = false;
  const requireFrom = (request) => {
    if (isRun) return exportsOf(request);
    if (request === declaration.request) return requireTypeScript(declaration.file, doors);
    const door = doorOf(doors, request);
    if (door) return requireTypeScript(doors[door].file, doors);
    const source = request.startsWith('.') && candidates(path.resolve(path.dirname(file), request)).find(isSource);
    return source ? requireTypeScript(source, doors) : requireOther(request);
  };
  new Function('module', 'exports', 'require', code)(module, module.exports, requireFrom);
  isRun = true;
  return module.exports;
}

/** Clears the cache, so that a watching build sees changes. */
const forgetTypeScript = () => loaded.clear();

module.exports = { Imported, requireTypeScript, forgetTypeScript };
