import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CHECK = fileURLToPath(new URL('check-types.mjs', import.meta.url));

/** Checks the types of a folder, and again after each change, in a process of its own; `onChecked` takes what is wrong. */
export function watchTypes(folder, onChecked) {
  fork(CHECK, [folder]).on('message', ({ problems }) => onChecked(problems));
}
