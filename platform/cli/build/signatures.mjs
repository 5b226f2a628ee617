import signatures from '../../build/signatures.js';
import { findProduct } from '../find-product.mjs';

// Leaves the signatures of a product's doors where its build finds them; read-signatures.mjs starts it.
signatures.signaturesOf(await findProduct(process.argv[2]));
