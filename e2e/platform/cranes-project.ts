import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../..');

type Template = { filesOfProject: (name: string) => Record<string, string> };

/** Reads our packages from their sources, because they have no declarations before they are packed. */
const TSCONFIG = JSON.stringify({
  extends: '@siteledger/shared-lib/tsconfig.json',
  compilerOptions: { customConditions: ['source'] },
  include: ['remote.ts', 'src'],
});

// Links packages one by one, so that build caches stay in the project.
function linkPackages(folder: string) {
  const installed = join(ROOT, 'node_modules');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(installed).filter((one) => !one.startsWith('.')))
    symlinkSync(join(installed, name), join(folder, 'node_modules', name));
}

/**
 * Creates a remote as `siteledger new cranes` does, outside this repository, with the packages that are installed here.
 */
export async function plantCranes() {
  const { filesOfProject } = (await import(join(ROOT, 'shared-lib/remotes/template.mjs'))) as Template;
  // Outside this repository, because the tools search the parent folders for a product.
  const folder = mkdtempSync(join(tmpdir(), 'siteledger-cranes-'));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  for (const [file, content] of Object.entries(filesOfProject('mfe-cranes'))) write(file, content);
  write('tsconfig.json', TSCONFIG);
  linkPackages(folder);

  return {
    folder,
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    write,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
