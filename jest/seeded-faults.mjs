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
 * Faults that the gates must notice. Each replaces texts of a source file while it is loaded; SEEDED_FAULT names the
 * one to make. The product does not refer to them. `gate` must notice the fault; by default it is the model of money.
 */
export const faults = [
  ...moneyFaults,
  ...platformFaults,
  ...remoteFaults,
  ...auditFaults,
  ...datedFigureFaults,
  ...undoFaults,
];

/** Finds a fault by name; throws if the name is unknown. */
export function faultNamed(name) {
  const fault = faults.find((one) => one.name === name);
  if (!fault) throw new Error(`No fault is called "${name}": there are ${faults.map((one) => one.name).join(', ')}.`);
  return fault;
}

/** Applies a fault's changes to a source file; throws if a change does not match exactly one place. */
export function withFault({ name, changes }, path, source) {
  return changes
    .filter(({ file }) => join(ROOT, file) === path)
    .reduce((text, { file, find, replace }) => {
      const parts = text.split(find);
      if (parts.length !== 2) throw new Error(`The fault "${name}" fits ${parts.length - 1} places of ${file}.`);
      return parts.join(replace);
    }, source);
}

/** Lists the faults that match the current sources. */
export const fittingFaults = () =>
  faults.filter((fault) => {
    try {
      for (const { file } of fault.changes) withFault(fault, join(ROOT, file), readFileSync(join(ROOT, file), 'utf8'));
      return true;
    } catch {
      return false;
    }
  });
