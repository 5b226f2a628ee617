export * from './budget';
export * from './compatibility';
export * from './host';
export * from './paths';
export * from './places';
export * from './problems';
export * from './remote';
