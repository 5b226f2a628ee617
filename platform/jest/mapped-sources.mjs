import product from '../build/product.js';

/**
 * For Jest's `moduleNameMapper`: maps a package's exports to their `source` files. By path instead of by the export
 * condition `source`, because other packages use that condition without shipping the file.
 */
export const mappedSources = (folder) =>
  Object.fromEntries(Object.entries(product.sourcesOf(folder)).map(([request, file]) => [`^${request}$`, file]));
