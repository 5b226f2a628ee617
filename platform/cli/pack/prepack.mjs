// prepack of the platform and of a product's library, run in the package's folder: compiles the sources to ES modules
// with declarations, and builds the server part. The sources are packed too, so that an editor can jump to them.
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, dirname, resolve } from 'node:path';
import { execFileSync } from 'node:child_process';
import signatures from '../../build/signatures.js';
import { findProduct } from '../find-product.mjs';

const folder = process.cwd();
const compiler = dirname(createRequire(import.meta.url).resolve('typescript-native/package.json'));
const BUILT = join(folder, 'dist/esm');
const RELATIVE = /(\bfrom\s*|\bimport\s*\(?\s*(?:\/\*.*?\*\/\s*)?)(['"])(\.{1,2}\/[^'"]+)\2/g;

const filesBelow = (where) => readdirSync(where, { recursive: true }).map((name) => join(where, name));

// Deletes the earlier output first, because it may contain files whose sources are gone.
function compile() {
  for (const name of ['esm', 'types']) rmSync(join(folder, 'dist', name), { recursive: true, force: true });
  const projects = readdirSync(folder).filter((name) => /^tsconfig\..+\.json$/.test(name));
  execFileSync(process.execPath, [join(compiler, 'bin/tsc'), '-b', ...projects], {
    cwd: folder,
    // Output goes to stderr, because programs parse npm's stdout.
    stdio: ['ignore', 2, 2],
  });
}

const pathOf = (from, request) =>
  ['', '.js', '/index.js']
    .map((ending) => request + ending)
    .find((one) => /\.\w+$/.test(one) && existsSync(join(from, one)));

// ES modules need complete file names in imports; the sources leave out the extension.
function completeImports(file) {
  const complete = (whole, before, quote, request) => {
    const path = pathOf(dirname(file), request);
    // An import in a comment's example has no file.
    return path ? `${before}${quote}${path}${quote}` : whole;
  };
  writeFileSync(file, readFileSync(file, 'utf8').replace(RELATIVE, complete));
}

function copyStyles() {
  if (!existsSync(join(folder, 'src'))) return;
  for (const file of filesBelow(join(folder, 'src')).filter((name) => name.endsWith('.css')))
    cpSync(file, join(BUILT, file.slice(join(folder, 'src').length)));
}

function sayModules() {
  const { sideEffects } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  writeFileSync(join(BUILT, 'package.json'), JSON.stringify({ type: 'module', sideEffects }));
}

// Projects outside this repository build against the types of the shell built from the same sources.
async function writeSignatures() {
  const product = await findProduct(folder);
  if (!product || resolve(product.root, product.library.folder) !== folder) return;
  writeFileSync(join(folder, signatures.SHIPPED), JSON.stringify(signatures.signaturesOf(product)));
}

compile();
copyStyles();
filesBelow(BUILT)
  .filter((name) => /\.(?:js|d\.ts)$/.test(name))
  .forEach(completeImports);
sayModules();
await writeSignatures();
