import { spawn } from 'node:child_process';
import sharedModules from './shared-modules.js';

/** Runs a command in the top folder, with more environment if given; rejects with everything it printed when it ends with an error. */
export const runCommand = (command, args, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: sharedModules.root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed = [];
    child.stdout.on('data', (data) => printed.push(data));
    child.stderr.on('data', (data) => printed.push(data));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${[command, ...args].join(' ')} failed:\n${Buffer.concat(printed)}`));
    });
  });
