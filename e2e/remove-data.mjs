import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Says what the gates of the run found, and removes what the run was given. */
export default function removeData() {
  // Playwright translates what is required, not what a module of Node imports.
  createRequire(import.meta.url)('./tell-gates.ts').tellGates();
  for (const path of [process.env.E2E_DATA_DIR, process.env.E2E_PLATFORM_DATA_DIR, process.env.E2E_ANSWERS]) {
    rmSync(path, { recursive: true, force: true });
  }
}
