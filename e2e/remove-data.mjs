import { rmSync } from 'node:fs';

/** Removes the data folder that the run was given. */
export default function removeData() {
  rmSync(process.env.E2E_DATA_DIR, { recursive: true, force: true });
}
