// Must run on any Node version, however old, so it uses only basic syntax.
import { readFileSync } from 'fs';

const numbers = (version) => version.replace(/^\D+/, '').split('.').map(Number);

/** A one-sentence complaint when this Node is older than `engines` in package.json requires; otherwise undefined. */
export const complaintAboutNode = (running = process.versions.node) => {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const [major, minor = 0] = numbers(engines.node);
  const [ownMajor, ownMinor] = numbers(running);
  const enough = ownMajor > major || (ownMajor === major && ownMinor >= minor);
  return enough ? undefined : `Siteledger needs Node ${major}.${minor} or newer; this is Node ${running}.`;
};
