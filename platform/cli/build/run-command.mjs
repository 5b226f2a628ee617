import { spawn } from 'node:child_process';
import { Failure } from '../failure.mjs';

/**
 * Runs a command in a folder, with additional environment variables if given. On a non-zero exit, throws a `Failure`
 * with the text `failed` (by default the command) and all its output.
 */
export const runCommand = (
  folder,
  [program, ...args],
  { env = {}, failed = `${program} ${args.join(' ')} failed` } = {},
) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed = [];
    child.stdout.on('data', (data) => printed.push(data));
    child.stderr.on('data', (data) => printed.push(data));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Failure(`${failed}:\n${String(Buffer.concat(printed)).trim()}`));
    });
  });
