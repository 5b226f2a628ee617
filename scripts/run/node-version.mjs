// Read by whatever Node is there, however old: plain words only.
import { readFileSync } from 'fs';

const numbers = (version) => version.replace(/^\D+/, '').split('.').map(Number);

/** One sentence when this Node is older than package.json's `engines` asks, else nothing. */
export const complaintAboutNode = (running = process.versions.node) => {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const [major, minor = 0] = numbers(engines.node);
  const [ownMajor, ownMinor] = numbers(running);
  const enough = ownMajor > major || (ownMajor === major && ownMinor >= minor);
  return enough ? undefined : `Siteledger needs Node ${major}.${minor} or newer; this is Node ${running}.`;
};
