import { useContractorOptionsQuery } from '@siteledger/shared-lib/api';
import type { Reference } from '@siteledger/shared-lib/domain';
import { useLookup } from '@siteledger/shared-lib/ui';
import { optionOf } from './option-of';

/** Contractors and suppliers to choose from by a part of their name; `own` is offered even when the search does not find it. */
export const useContractorSearch = (own?: Reference) => useLookup(useContractors, optionOf, own && [optionOf(own)]);

// One may have been created in another tab.
const useContractors = (text: string) => useContractorOptionsQuery(text, { refetchOnFocus: true });
