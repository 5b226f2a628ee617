/** What the remotes share: one copy, the shell's. */
export { useSlot } from '@siteledger/platform/places';
export { Link } from 'react-router';
