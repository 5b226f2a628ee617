import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { auditFaults } from './faults/audit.mjs';
import { datedFigureFaults } from './faults/dated-figures.mjs';
import { moneyFaults } from './faults/money.mjs';
import { platformFaults } from './faults/platform.mjs';
import { remoteFaults } from './faults/remotes.mjs';
import { undoFaults } from './faults/undo.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Mistakes that the gates have to notice, each a replacement of texts on their way through the loader: SEEDED_FAULT
 * names the one that is made. The product itself knows nothing of them. `gate` is who has to notice, if not the model
 * of money.
 */
export const faults = [
  ...moneyFaults,
  ...platformFaults,
  ...remoteFaults,
  ...auditFaults,
  ...datedFigureFaults,
  ...undoFaults,
];

/** The fault of this name; one that nobody knows is an error. */
export function faultNamed(name) {
  const fault = faults.find((one) => one.name === name);
  if (!fault) throw new Error(`No fault is called "${name}": there are ${faults.map((one) => one.name).join(', ')}.`);
  return fault;
}

/**
 * A source file with the mistakes that a fault makes in it; a mistake that fits no place, or more than one, is an
 * error.
 */
export function withFault({ name, changes }, path, source) {
  return changes
    .filter(({ file }) => join(ROOT, file) === path)
    .reduce((text, { file, find, replace }) => {
      const parts = text.split(find);
      if (parts.length !== 2) throw new Error(`The fault "${name}" fits ${parts.length - 1} places of ${file}.`);
      return parts.join(replace);
    }, source);
}

/** Says for each fault whether it fits the sources as they are. */
export const fittingFaults = () =>
  faults.filter((fault) => {
    try {
      for (const { file } of fault.changes) withFault(fault, join(ROOT, file), readFileSync(join(ROOT, file), 'utf8'));
      return true;
    } catch {
      return false;
    }
  });
