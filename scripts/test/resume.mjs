import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { run } from '../run/command.mjs';
import { inRoot } from '../run/root.mjs';

const FILE = inRoot('node_modules', '.cache', 'proved.json');

// The commit and the differences from it: a part that passed in another state must run again.
async function state() {
  const outputs = await Promise.all(
    [
      ['rev-parse', 'HEAD'],
      ['diff', 'HEAD'],
      ['status', '--porcelain'],
    ].map((parameters) => run('git', parameters)),
  );
  return createHash('sha256')
    .update(outputs.map(({ output }) => output).join('\n'))
    .digest('hex');
}

const read = () => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

/** The names of the parts that have passed with the present files. */
export async function greenBefore() {
  const { of, green } = read();
  return of === (await state()) ? green : [];
}

/** Stores that a part has passed, so that `--resume` leaves it out. */
export async function rememberGreen(name) {
  const of = await state();
  const green = await greenBefore();
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify({ of, green: [...new Set([...green, name])] }));
}
