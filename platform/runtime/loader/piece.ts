import type { ListedRelease } from '@siteledger/platform/contract';
import type { ComponentType } from 'react';
import { failureOf, LoadFailure } from '../failure/load-failure';
import { createLoader, type Loader } from './loader';
import type { LoadedRemote } from './remote-loaders';

/** Loads a component of a release on demand. */
export type Lazy = () => Promise<{ Component?: ComponentType<never> | null }>;

/** A loaded component, and its release. */
export type Drawn = { Component: ComponentType<object>; release: ListedRelease };

/** A part of a release that is loaded and rendered separately: a screen, or a fill. */
export type Piece = {
  loader: () => Loader<Drawn>;
  /** The release that renders it now. */
  release: () => ListedRelease;
  /** Switches to the fallback release; undefined when there is none, or when it already renders the piece. */
  standIn: () => Promise<void> | undefined;
};

type Source = {
  loaded: LoadedRemote;
  lazy: Lazy;
  /** Finds the same part in another release; undefined when that does not have it. */
  lazyIn: (other: LoadedRemote) => Lazy | undefined;
  onFailure: (failure: LoadFailure, release: ListedRelease) => void;
};

async function componentOf(lazy: Lazy) {
  const { Component } = (await lazy()) ?? {};
  if (!Component) throw new Error('What is loaded lazily has to answer { Component }.');
  return Component as ComponentType<object>;
}

/** A piece of a release that the fallback release replaces when it fails to load or to render. */
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
