import { spawn } from 'node:child_process';

/** Runs the product's server from its sources on this port. It ends with this process. */
export function startServer({ root, server }, port) {
  const child = spawn(process.execPath, server.arguments, {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: 'inherit',
  });
  const stop = () => child.kill();
  process.once('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
  child.once('exit', (code) => process.exit(code ?? 0));
}
