import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { inRoot, root } from './root.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

// A Ctrl+C arrives twice, from the terminal and from npm: signals within this time count as one.
const SAME_WITHIN_MS = 500;

/**
 * Passes termination signals to a child, each only once, because a second one makes it end without waiting for
 * anything.
 */
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

// A shell between npm and this process ends on SIGTERM without passing it on. No other process waits for this one then,
// so the child is ended as well.
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

/**
 * Starts the built API, or another of its programs, in its own process, passes signals to it and ends with its exit
 * code.
 */
export const serve = (program = 'server.js', parameters = []) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [inRoot('api', 'dist', program), ...parameters], {
      cwd: root,
      stdio: 'inherit',
      // In its own process group, so that it receives a Ctrl+C only from this process.
      detached: true,
    });
    passSignals(child);
    endWithShellOfNpm(child);
    child.on('exit', (code, signal) => {
      process.exitCode = code ?? 128 + constants.signals[signal];
      resolve();
    });
  });
