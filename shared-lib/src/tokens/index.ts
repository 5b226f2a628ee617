export * from './appearance';
export * from './tokens';
