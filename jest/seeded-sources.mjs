import fs from 'node:fs';
import { faultNamed, withFault } from './seeded-faults.mjs';

// For a process that runs from its sources; imported after their loader. Puts the fault into the files that it reads.
const fault = faultNamed(process.env.SEEDED_FAULT);
const { readFileSync } = fs;

fs.readFileSync = (path, ...how) => {
  const text = readFileSync(path, ...how);
  return typeof path === 'string' && path.endsWith('.ts') ? withFault(fault, path, String(text)) : text;
};
