import type { RemoteListing } from '@siteledger/platform/contract';
import { createContext, useContext } from 'react';

/** The listing that is in force now, for what the frame draws from it. */
export const ListingContext = createContext<RemoteListing>({ environment: '', revision: 0, remotes: [], paused: [] });

export const useListing = () => useContext(ListingContext);
