export * from './permission';
export { useReadOnly } from './read-only';
export * from './use-permissions';
