import '@testing-library/jest-dom';

export * from './builders/dashboard';
export * from './builders/documents';
export * from './builders/parties';
export * from './builders/print';
export * from './builders/project';
export * from './builders/project-overview';
export * from './builders/purchase-order';
export * from './builders/sequence';
export * from './builders/session';
export * from './fake-network';
export * from './known-lookups';
export * from './load-screens';
export * from './render-page';
export * from './scroll-into-view';
export * from './signed-in';
export * from './user-is-known';
export * from './watch-downloads';
