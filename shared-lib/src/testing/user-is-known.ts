import { api, type Store } from '@siteledger/shared-lib/api';
import { waitFor } from '@testing-library/react';

/**
 * Waits until the signed-in user is loaded. Before that the page grants no permissions, so a missing element proves
 * nothing.
 */
export const userIsKnown = (store: Store) =>
  waitFor(() => expect(api.endpoints.userDetails.select()(store.getState()).data).toBeDefined());
