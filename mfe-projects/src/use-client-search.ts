import type { Reference } from '@siteledger/shared-lib/domain';
import { useLookup } from '@siteledger/shared-lib/ui';
import { useProjectsClientOptionsQuery } from './api';
import { optionOf } from './option-of';

/** Clients to choose from by a part of their name; `own` is offered even when the search does not find it. */
export const useClientSearch = (own?: Reference) => useLookup(useClients, optionOf, own && [optionOf(own)]);

// One may have been created in another tab.
const useClients = (text: string) => useProjectsClientOptionsQuery(text, { refetchOnFocus: true });
