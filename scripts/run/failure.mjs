// Imported by path instead of package name, so that it works before the install.
export { Failure, orExit } from '../../platform/cli/failure.mjs';
