export * from './characters';
export * from './counted';
export * from './environments';
export * from './fields';
export * from './storage';
// By file: what a version before built here, such as dist/contract/remote.js, would come before the folder.
export * from './remote/index';
export * from './release/index';
export * from './operate/index';
