import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Prints the results of the run's gates, and removes the run's data. */
export default function removeData() {
  // Playwright compiles modules loaded with `require`, but not those that Node imports.
  createRequire(import.meta.url)('./tell-gates.ts').tellGates();
  for (const path of [process.env.E2E_DATA_DIR, process.env.E2E_PLATFORM_DATA_DIR, process.env.E2E_ANSWERS]) {
    rmSync(path, { recursive: true, force: true });
  }
}
