import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { inRoot, root } from './root.mjs';

/** Starts the built api, or another program of it, in its own process, hands it our signals and ends with its exit code. */
export const serve = (program = 'server.js', parameters = []) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [inRoot('api', 'dist', program), ...parameters], {
      cwd: root,
      stdio: 'inherit',
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.on('exit', (code, signal) => {
      process.exitCode = code ?? 128 + constants.signals[signal];
      resolve();
    });
  });
