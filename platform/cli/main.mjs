#!/usr/bin/env node
import { Failure, orExit } from './failure.mjs';
import { findProduct } from './find-product.mjs';

// Each in a module of its own, so that a command loads nothing that another needs.
const COMMANDS = {
  new: () => import('./new.mjs'),
  dev: () => import('./dev.mjs'),
  alone: () => import('./alone.mjs'),
  serve: () => import('./serve.mjs'),
  publish: () => import('./publish.mjs'),
  build: () => import('./build.mjs'),
};

await orExit(async () => {
  const [command, ...args] = process.argv.slice(2);
  const load = COMMANDS[command];
  const names = Object.keys(COMMANDS).join(', ');
  if (!command) throw new Failure(`Say which command: ${names}.`);
  if (!load) throw new Failure(`There is no command ${command}. There are ${names}.`);
  const { run } = await load();
  await run(await findProduct(), args);
});
// A server that started before the failure would keep the process alive.
if (process.exitCode) process.exit();
