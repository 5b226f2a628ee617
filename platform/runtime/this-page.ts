import type { Page, RemoteRequirements } from '@siteledger/platform/contract';
import { version as react } from 'react';

/** This page, whose shell, shared library and API have these versions. Its build wrote which doors it has beside the first script. */
export const thisPage = (versions: RemoteRequirements): Page => ({
  versions,
  react,
  doors: document.querySelector<HTMLElement>('script[data-doors]')?.dataset.doors,
});
