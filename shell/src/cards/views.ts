import type { Views } from '@siteledger/platform/runtime';
import { LoadingState } from '@siteledger/shared-lib/ui';
import { FailureCard } from './failure-card';
import { PausedCard } from './paused-card';

/** What is where a screen of a remote is not. */
export const views: Views = { Loading: LoadingState, FailureCard, PausedCard };
