import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RemoteRelease } from '@siteledger/platform/contract';
import { buildRelease, CODE, ENTRY } from '@siteledger/platform/testing/releases';

type Build = { version?: string; code?: string; written?: string; release?: Partial<RemoteRelease> };

/** Writes a remote's build below a folder, as `npm run build` does. */
export function writeLocalBuild(
  root: string,
  name: string,
  { version, code = CODE, written = code, release }: Build = {},
) {
  const folder = join(root, name, 'dist');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, ENTRY), written);
  writeFileSync(
    join(folder, 'remote.json'),
    JSON.stringify(buildRelease(name, { code, ...(version && { version }), ...release })),
  );
}
