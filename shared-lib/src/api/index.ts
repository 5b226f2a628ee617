export * from './api';
export { SERVER_FAILED } from './base-query';
export type { Call, CallError, ErrorBody } from './calls';
export * from './error-message';
export * from './idempotency-key';
export * from './list-query-params';
export * from './saves-settled';
export * from './store';
export * from './tag-types';
