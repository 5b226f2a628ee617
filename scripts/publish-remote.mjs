// npm run publish-remote -w mfe-finance -- --env staging: builds, checks and publishes one release, and selects it there.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { publishRemote } from './publish/publish-remote.mjs';
import { Failure } from './run/failure.mjs';
import { inRoot } from './run/root.mjs';

const options = {
  env: { type: 'string', multiple: true, default: [] },
  version: { type: 'string' },
  percent: { type: 'string' },
  reason: { type: 'string' },
  url: { type: 'string', default: process.env.SITELEDGER_URL ?? 'http://localhost:3000' },
  'dry-run': { type: 'boolean', default: false },
};

try {
  const { values } = parseArgs({ options });
  const name = path.basename(process.cwd());
  const version = values.version ?? JSON.parse(readFileSync(inRoot(name, 'package.json'), 'utf8')).version;
  await publishRemote(name, {
    version,
    environments: values.env,
    dryRun: values['dry-run'],
    percent: values.percent === undefined ? undefined : Number(values.percent),
    reason: values.reason ?? `Release ${version}`,
    connection: { url: values.url.replace(/\/$/, ''), token: process.env.SITELEDGER_TOKEN },
    say: (line) => console.log(line),
  });
} catch (error) {
  console.error(error instanceof Failure || error.code?.startsWith('ERR_PARSE_ARGS') ? error.message : error.stack);
  process.exitCode = 1;
}
