// npm test: all tests, even on a fresh machine. `npm test -- --only unit,api` runs parts; further words are passed on
// to them.
import { complaintAboutNode } from './run/node-version.mjs';

const complaint = complaintAboutNode();
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  import('./test/test-product.mjs').then(({ testProduct }) => testProduct(process.argv.slice(2)));
}
