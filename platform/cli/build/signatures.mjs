import signatures from '../../build/signatures.js';
import { findProduct } from '../find-product.mjs';

// Writes the signatures of a product's doors to the build's cache; started by read-signatures.mjs.
signatures.signaturesOf(await findProduct(process.argv[2]));
