import product from '../build/product.js';

/**
 * For Jest's `moduleNameMapper`: what a package exports, each with the file that it has as its `source`. By path and not by the
 * export condition of that name: packages of others use the word too and ship no compiled file for it.
 */
export const mappedSources = (folder) =>
  Object.fromEntries(Object.entries(product.sourcesOf(folder)).map(([request, file]) => [`^${request}$`, file]));
