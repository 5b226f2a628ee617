import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** Runs a program and returns its exit code and output; `onOutput` receives the output as it arrives. */
export const run = (program, parameters, { env = {}, onOutput, cwd = root } = {}) =>
  new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (chunk) => {
      output += chunk;
      onOutput?.(String(chunk));
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/** Runs npm, preferably the version running this script, so that no other version changes the lockfile. */
export const npm = (...parameters) => {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js') ? run(process.execPath, [own, ...parameters]) : run('npm', parameters);
};
