import { serveProduct } from './serve/serve-product.mjs';
import { serveRemote } from './serve/serve-remote.mjs';

// A project of one remote has no shell to serve.
const isProduct = ({ root, remote }) => !remote && process.cwd() === root;

/**
 * `serve`: in a remote's folder, serves that remote to a running shell elsewhere; in the top folder, shell and remotes
 * without a registry.
 */
export const run = (product) =>
  isProduct(product) ? serveProduct(product) : serveRemote(product, product.nameOf(process.cwd()));
