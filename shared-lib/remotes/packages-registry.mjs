import { execFileSync } from 'node:child_process';

const SCOPE = '@siteledger';

/**
 * The npm registry configured for our packages on this machine, "https://npm.example.com/"; undefined for npm's own.
 */
export function packagesRegistry() {
  const [told] = execFileSync('npm', ['config', 'get', `${SCOPE}:registry`], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return told === 'undefined' ? undefined : told;
}
