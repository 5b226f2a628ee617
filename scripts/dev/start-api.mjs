import { spawn } from 'node:child_process';
import sharedModules from '../build/shared-modules.js';

const FROM_SOURCE = ['--watch', '--conditions=source', '--import', 'tsx', 'api/src/server.ts'];

/** Runs the api from its sources; it starts again when one of them changes. It ends with this process. */
export function startApi(port) {
  const api = spawn(process.execPath, FROM_SOURCE, {
    cwd: sharedModules.root,
    env: { ...process.env, PORT: String(port) },
    stdio: 'inherit',
  });
  const stop = () => api.kill();
  process.once('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
  api.once('exit', (code) => process.exit(code ?? 0));
}
