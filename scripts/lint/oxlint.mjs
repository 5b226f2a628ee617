import { join } from 'node:path';
import { run } from '../run/command.mjs';
import { Failure } from '../run/failure.mjs';
import { inRoot } from '../run/root.mjs';

const OXLINT = inRoot('node_modules', 'oxlint', 'bin', 'oxlint');

/** Runs oxlint on the product under `root`: file, line, column, message and rule of each finding. */
export const oxlint = async (root) => {
  const settings = ['--tsconfig', join(root, 'scripts', 'lint', 'tsconfig.json'), '--format', 'json'];
  const { output } = await run(process.execPath, [OXLINT, ...settings], { cwd: root });
  // When oxlint cannot start, it prints plain text instead of JSON.
  if (!output.startsWith('{')) throw new Failure(output);
  return JSON.parse(output).diagnostics.map(({ filename, labels: [{ span }], message, code }) => ({
    file: join(root, filename),
    line: span.line,
    column: span.column,
    message,
    rule: code,
  }));
};
