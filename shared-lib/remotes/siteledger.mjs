#!/usr/bin/env node
import { runCommandLine } from '@siteledger/platform/cli';
import { packagesRegistry } from './packages-registry.mjs';
import { filesOfProject } from './template.mjs';

await runCommandLine({
  newProject: (folder) => ({ root: folder, filesOfRemote: (name) => filesOfProject(name, packagesRegistry()) }),
});
