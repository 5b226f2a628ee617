import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { inRoot, root } from './root.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

// A terminal tells everybody of a Ctrl+C, and npm tells us once more: within this time they mean the same one.
const SAME_WITHIN_MS = 500;

/** Hands what we are told to end by to a child, each time once: the second time it ends without waiting for anything. */
function passSignals(child) {
  let last = -Infinity;
  const pass = (signal) => {
    const now = performance.now();
    if (now - last >= SAME_WITHIN_MS) child.kill(signal);
    last = now;
  };
  for (const signal of SIGNALS) process.on(signal, pass);
}

const LOOK_MS = 250;

// A shell between npm and us ends by a SIGTERM without handing it on: then nobody waits for us any more.
function endWithShellOfNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(looking);
    child.kill('SIGTERM');
  }, LOOK_MS);
  child.on('exit', () => clearInterval(looking));
}

/** Starts the built api, or another program of it, in its own process, hands it our signals and ends with its exit code. */
export const serve = (program = 'server.js', parameters = []) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [inRoot('api', 'dist', program), ...parameters], {
      cwd: root,
      stdio: 'inherit',
      // In a group of its own, so that it hears of a Ctrl+C from us alone.
      detached: true,
    });
    passSignals(child);
    endWithShellOfNpm(child);
    child.on('exit', (code, signal) => {
      process.exitCode = code ?? 128 + constants.signals[signal];
      resolve();
    });
  });
