import { fileURLToPath } from 'node:url';
import { runCommand } from './run-command.mjs';

const READ = fileURLToPath(new URL('signatures.mjs', import.meta.url));

/** Reads the types of the doors in a process of its own, for all packages that are built after it. */
export const readSignatures = ({ root }) =>
  runCommand(root, [process.execPath, READ, root], { failed: 'The types of the doors cannot be read' });
