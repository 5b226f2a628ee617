const { readFileSync, existsSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { transformSync } = require('@swc/core');
const { doorFile, doorOf } = require('./shared-modules');

const loaded = new Map();
const candidates = (file) => [file, `${file}.ts`, `${file}.tsx`, path.join(file, 'index.ts')];
const isSource = (file) => /\.tsx?$/.test(file) && existsSync(file);

/** Runs a TypeScript file in this process and answers what it exports; the build reads `remote.ts` and the contract with it. */
function requireTypeScript(file) {
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
  const requireFrom = (request) => {
    const door = doorOf(request);
    if (door) return requireTypeScript(doorFile(door));
    const source = request.startsWith('.') && candidates(path.resolve(path.dirname(file), request)).find(isSource);
    return source ? requireTypeScript(source) : requireOther(request);
  };
  new Function('module', 'exports', 'require', code)(module, module.exports, requireFrom);
  return module.exports;
}

/** Forgets what was read, so that a watching build sees changes. */
const forgetTypeScript = () => loaded.clear();

module.exports = { requireTypeScript, forgetTypeScript };
