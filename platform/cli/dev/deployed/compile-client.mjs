import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fileHashes from '../../../build/file-hashes.js';
import scriptConfigModule from '../../../build/script-config.js';

const require = createRequire(import.meta.url);
const webpack = require('webpack');

const MAIN = fileURLToPath(new URL('client/main.ts', import.meta.url));
const FILE = 'follow-build.js';

/** Compiles the script that follows builds in the page, into a folder; returns it as one of a release's files. */
export async function compileClient(product, folder) {
  const file = path.join(folder, FILE);
  const compiler = webpack(scriptConfigModule.scriptConfig(product, { main: MAIN, file }));
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
  const content = readFileSync(file);
  return { path: FILE, sha384: fileHashes.sha384(content), bytes: content.length };
}
