import { loadersFor } from '@siteledger/platform/runtime';
import { REMOTE_HOST } from '@siteledger/shared-lib/domain';

/** Returns the loader of a remote on this page. */
export const loaderOf = loadersFor(REMOTE_HOST.versions);
