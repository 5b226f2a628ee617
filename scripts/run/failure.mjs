// By a path and not by the package's name, so that it is there before the packages are.
export { Failure, orExit } from '../../platform/cli/failure.mjs';
