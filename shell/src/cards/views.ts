import type { Views } from '@siteledger/platform/runtime';
import { LoadingState } from '@siteledger/shared-lib/ui';
import { FailureCard } from './failure-card';
import { PausedCard } from './paused-card';

/** The views that replace a screen of a remote while it is not shown. */
export const views: Views = { Loading: LoadingState, FailureCard, PausedCard };
