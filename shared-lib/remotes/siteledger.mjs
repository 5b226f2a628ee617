#!/usr/bin/env node
import { runCommandLine } from '@siteledger/platform/cli';
import { filesOfProject } from './template.mjs';

await runCommandLine({ newProject: (folder) => ({ root: folder, filesOfRemote: filesOfProject }) });
