export { browser } from './browser.mjs';
export { compile, compiledAlready } from './compile.mjs';
export { mappedSources } from './mapped-sources.mjs';
