import { rmSync } from 'node:fs';

/** Removes the data folders that the run was given. */
export default function removeData() {
  for (const folder of [process.env.E2E_DATA_DIR, process.env.E2E_PLATFORM_DATA_DIR]) {
    rmSync(folder, { recursive: true, force: true });
  }
}
