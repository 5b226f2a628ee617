import { execFileSync } from 'node:child_process';

const SCOPE = '@siteledger';

/** The registry that npm takes our packages from on this machine, "https://npm.example.com/"; undefined where it is npm's own. */
export function packagesRegistry() {
  const [told] = execFileSync('npm', ['config', 'get', `${SCOPE}:registry`], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return told === 'undefined' ? undefined : told;
}
