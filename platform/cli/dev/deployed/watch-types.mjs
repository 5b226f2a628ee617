import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CHECK = fileURLToPath(new URL('check-types.mjs', import.meta.url));

/** Checks a folder's types in a separate process, and again after each change; `onChecked` receives the problems. */
export function watchTypes(folder, onChecked) {
  fork(CHECK, [folder]).on('message', ({ problems }) => onChecked(problems));
}
