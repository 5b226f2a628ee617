import type { ListedOwner, PausedRemote } from '@siteledger/platform/contract';
import type { ComponentType } from 'react';
import type { LoadFailure } from './load-failure';

/** The title of a screen on its failure card, and the owner of its remote. */
export type ScreenLabel = { title: string; owner?: ListedOwner };

/** A failed load; the card stays while it is retried. */
export type FailureCardProps = { label: ScreenLabel; failure: LoadFailure; isRetrying?: boolean; onRetry: () => void };

/** A screen whose remote is switched off. */
export type PausedCardProps = { title: string; paused: PausedRemote };

/** Views that replace a screen or a fill that is not shown; the product styles them. */
export type Views = {
  Loading: ComponentType;
  FailureCard: ComponentType<FailureCardProps>;
  PausedCard: ComponentType<PausedCardProps>;
};
