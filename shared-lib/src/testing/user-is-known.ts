import { api, type Store } from '@siteledger/shared-lib/api';
import { waitFor } from '@testing-library/react';

/** Waits until the page knows who is signed in: until then nobody may do anything, and what is missing proves nothing. */
export const userIsKnown = (store: Store) =>
  waitFor(() => expect(api.endpoints.userDetails.select()(store.getState()).data).toBeDefined());
