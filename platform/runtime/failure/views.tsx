import type { ListedOwner, PausedRemote } from '@siteledger/platform/contract';
import { createContext, type ComponentType } from 'react';
import type { LoadFailure } from './load-failure';
import { plainViews } from './plain-views';

/** What the failure card says of a screen: its title, and who answers for it. */
export type ScreenLabel = { title: string; owner?: ListedOwner };

/** A load that failed; while it is tried again the card stays. */
export type FailureCardProps = { label: ScreenLabel; failure: LoadFailure; isRetrying?: boolean; onRetry: () => void };

/** A screen whose remote is switched off. */
export type PausedCardProps = { title: string; paused: PausedRemote };

/** What is where a screen, or what fills a place, is not: in the look of the product. */
export type Views = {
  Loading: ComponentType;
  FailureCard: ComponentType<FailureCardProps>;
  PausedCard: ComponentType<PausedCardProps>;
};

export const ViewsContext = createContext<Views>(plainViews);
