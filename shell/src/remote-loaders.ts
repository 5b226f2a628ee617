import { loadersFor } from '@siteledger/platform/runtime';
import { REMOTE_HOST } from '@siteledger/shared-lib/domain';

/** The loader of each remote of this page. */
export const loaderOf = loadersFor(REMOTE_HOST.versions);
