// npm run registry: runs the standalone registry. Only Node's own modules may be imported before the install.
import { complaintAboutNode } from './run/node-version.mjs';

const complaint = complaintAboutNode();
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  import('./run/start-registry.mjs').then(({ startRegistry }) => startRegistry(process.argv.slice(2)));
}
