import { fileURLToPath } from 'node:url';
import { runCommand } from './run-command.mjs';

const READ = fileURLToPath(new URL('signatures.mjs', import.meta.url));

/** Reads the types of the doors in a separate process, for all packages built afterwards. */
export const readSignatures = ({ root }) =>
  runCommand(root, [process.execPath, READ, root], { failed: 'The types of the doors cannot be read' });
