export * from './characters';
export * from './counted';
export * from './environments';
export * from './fields';
export * from './storage';
// Imports by file: output that an earlier version built here, such as dist/contract/remote.js, would take precedence
// over the folder.
export * from './remote/index';
export * from './release/index';
export * from './operate/index';
