export * from './characters';
export * from './counted';
export * from './environments';
export * from './fields';
export * from './storage';
export * from './remote';
export * from './release';
export * from './operate';
