import type { RemoteListing } from '@siteledger/platform/contract';
import { createContext, useContext } from 'react';

/** The listing in force, for the parts of the frame that depend on it. */
export const ListingContext = createContext<RemoteListing>({ environment: '', revision: 0, remotes: [], paused: [] });

export const useListing = () => useContext(ListingContext);
