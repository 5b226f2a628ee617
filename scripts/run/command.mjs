import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** Runs a program and answers its exit code and everything it printed; `echo` shows the output as it comes. */
export const run = (program, parameters, { env = {}, echo = false, cwd = root } = {}) =>
  new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (target) => (chunk) => {
      output += chunk;
      if (echo) target.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/** Runs npm: the one that runs us where there is one, so that no other version touches the lockfile. */
export const npm = (...parameters) => {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js') ? run(process.execPath, [own, ...parameters]) : run('npm', parameters);
};
