import fs from 'node:fs';
import { faultNamed, withFault } from './seeded-faults.mjs';

// For a process that runs from its sources, after the loader of sources: what it reads of them has the mistake in it.
const fault = faultNamed(process.env.SEEDED_FAULT);
const { readFileSync } = fs;

fs.readFileSync = (path, ...how) => {
  const text = readFileSync(path, ...how);
  return typeof path === 'string' && path.endsWith('.ts') ? withFault(fault, path, String(text)) : text;
};
