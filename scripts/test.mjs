// npm test: everything, on a fresh machine too. `npm test -- --only unit,api` runs a part, further words are passed on to it.
import { complaintAboutNode } from './run/node-version.mjs';

const complaint = complaintAboutNode();
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  import('./test/test-product.mjs').then(({ testProduct }) => testProduct(process.argv.slice(2)));
}
