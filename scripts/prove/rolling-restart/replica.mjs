import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '../../run/failure.mjs';
import { inRoot, root } from '../../run/root.mjs';

/** Runs one operator command; returns its output. */
export async function admin(env, parameters, typed = '') {
  const child = spawn(process.execPath, [inRoot('api/dist/admin.js'), ...parameters], { cwd: root, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  child.stdin.end(`${typed}\n`);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Failure(`admin ${parameters.join(' ')} ended with ${code}:\n${said}`);
  return said;
}

/** A server that can be restarted; `ended` is the exit code of the last run. */
export function replicaOf(env) {
  const url = `http://127.0.0.1:${env.PORT}`;
  const replica = { url, start, kill: (signal) => replica.child.kill(signal), child: undefined, ended: undefined };
  return replica;

  async function start() {
    const child = spawn(process.execPath, [inRoot('api/dist/server.js')], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    replica.child = child;
    replica.ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
    while (!(await fetch(`${url}/health/ready`).catch(() => undefined))?.ok) {
      if (child.exitCode !== null) throw new Failure(`A server ended with code ${child.exitCode}.`);
      await wait(100);
    }
  }
}
