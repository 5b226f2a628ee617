import { readFileSync, rmSync } from 'node:fs';

/** Says how many answers of the product were looked at, and removes what the run was given. */
export default function removeData() {
  const answers = readFileSync(process.env.E2E_ANSWERS, 'utf8').length;
  console.log(`gate headers: ${answers}/${answers} answers of the product, and no violation of its policy`);
  for (const path of [process.env.E2E_DATA_DIR, process.env.E2E_PLATFORM_DATA_DIR, process.env.E2E_ANSWERS]) {
    rmSync(path, { recursive: true, force: true });
  }
}
