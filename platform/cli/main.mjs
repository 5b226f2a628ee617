#!/usr/bin/env node
import { runCommandLine } from './run-command-line.mjs';

await runCommandLine();
