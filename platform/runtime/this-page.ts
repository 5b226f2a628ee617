import type { Page, RemoteRequirements } from '@siteledger/platform/contract';
import { version as react } from 'react';

/**
 * This page with its versions of the shell, the shared library and the API. The id of its doors is an attribute of the
 * first script.
 */
export const thisPage = (versions: RemoteRequirements): Page => ({
  versions,
  react,
  doors: document.querySelector<HTMLElement>('script[data-doors]')?.dataset.doors,
});
