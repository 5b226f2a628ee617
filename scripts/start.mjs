// npm start: from a fresh clone to the served product. Only Node's own modules may be imported before the install.
import { complaintAboutNode } from './run/node-version.mjs';

const complaint = complaintAboutNode();
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  import('./run/start-product.mjs').then(({ startProduct }) => startProduct());
}
