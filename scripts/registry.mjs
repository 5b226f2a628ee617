// npm run registry: the registry by itself. Only what Node brings along may be imported before the install.
import { complaintAboutNode } from './run/node-version.mjs';

const complaint = complaintAboutNode();
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  import('./run/start-registry.mjs').then(({ startRegistry }) => startRegistry(process.argv.slice(2)));
}
