/** For a product's tests: builders of registry records, and the parts that the product combines with its own. */
export { leavePaused } from '../runtime/live/leave-paused';
export type { LoadedRemote } from '../runtime/loader/remote-loaders';
export { placedFills } from '../runtime/places/placed-fills';
export { onScreenLeft } from '../runtime/routes/on-screen-left';
export { createShellRouter } from '../runtime/routes/shell-router';
export * from './listing';
export { reportNothing } from './report-nothing';
