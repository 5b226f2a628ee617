/** Modules that the remotes share with the shell, as a single copy. */
export { useSlot } from '@siteledger/platform/places';
export { Link } from 'react-router';
