// npm run prove: every gate of the product in its full form, with its count and its seed. `npm run prove -- --only
// api-postgres fuzz` runs one part, and one gate of it.
import { complaintAboutNode } from './run/node-version.mjs';

const complaint = complaintAboutNode();
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  import('./test/test-product.mjs').then(({ proveProduct }) => proveProduct(process.argv.slice(2)));
}
