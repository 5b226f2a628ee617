/** For the tests of a product: records of the registry, and the parts that it puts together with its own. */
export { leavePaused } from '../runtime/live/leave-paused';
export type { LoadedRemote } from '../runtime/loader/remote-loaders';
export { placedFills } from '../runtime/places/placed-fills';
export { onScreenLeft } from '../runtime/routes/on-screen-left';
export { createShellRouter } from '../runtime/routes/shell-router';
export * from './listing';
export { reportNothing } from './report-nothing';
