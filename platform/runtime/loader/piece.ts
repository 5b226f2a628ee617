import type { ListedRelease } from '@siteledger/platform/contract';
import type { ComponentType } from 'react';
import { failureOf, LoadFailure } from '../failure/load-failure';
import { createLoader, type Loader } from './loader';
import type { LoadedRemote } from './remote-loaders';

/** How a release loads something that it draws. */
export type Lazy = () => Promise<{ Component?: ComponentType<never> | null }>;

/** What is drawn, and the release that it is of. */
export type Drawn = { Component: ComponentType<object>; release: ListedRelease };

/** Something of a release that is loaded and drawn by itself: a screen, or what is in a place. */
export type Piece = {
  loader: () => Loader<Drawn>;
  /** The release that draws it now. */
  release: () => ListedRelease;
  /** Draws it from the last good release from now on; undefined when there is none, or when that draws it already. */
  standIn: () => Promise<void> | undefined;
};

type Source = {
  loaded: LoadedRemote;
  lazy: Lazy;
  /** How another release loads the same; undefined when it does not have it. */
  lazyIn: (other: LoadedRemote) => Lazy | undefined;
  onFailure: (failure: LoadFailure, release: ListedRelease) => void;
};

async function componentOf(lazy: Lazy) {
  const { Component } = (await lazy()) ?? {};
  if (!Component) throw new Error('What is loaded lazily has to answer { Component }.');
  return Component as ComponentType<object>;
}

/** A piece of a release, which the last good one draws instead when it does not load, or falls while it is drawn. */
export function createPiece({ loaded, lazy, lazyIn, onFailure }: Source): Piece {
  const { release } = loaded;

  async function drawnBy(standIn: Promise<LoadedRemote>): Promise<Drawn> {
    const other = await standIn;
    const found = lazyIn(other);
    if (!found) throw new LoadFailure('incompatible');
    try {
      return { Component: await componentOf(found), release: other.release };
    } catch (error) {
      const failure = await failureOf(error);
      onFailure(failure, other.release);
      throw failure;
    }
  }

  function instead() {
    const other = loaded.loadStandIn?.();
    return other && drawnBy(other);
  }

  let loader = createLoader<Drawn>(async () => ({ Component: await componentOf(lazy), release }), {
    instead,
    onFailure: (failure) => onFailure(failure, release),
  });

  function drawing() {
    const state = loader.state();
    return state.status === 'ready' ? state.value.release : release;
  }

  return {
    loader: () => loader,
    release: drawing,
    standIn: () => {
      const other = drawing() === release ? instead() : undefined;
      return other?.then((drawn) => {
        loader = createLoader(() => Promise.resolve(drawn));
        return loader.start();
      });
    },
  };
}
