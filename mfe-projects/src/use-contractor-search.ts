import { useContractorOptionsQuery } from '@siteledger/shared-lib/api';
import type { Reference } from '@siteledger/shared-lib/domain';
import { useLookup } from '@siteledger/shared-lib/ui';
import { optionOf } from './option-of';

/** Lookup of contractors and suppliers by part of their name; `own` is offered even if it is not found. */
export const useContractorSearch = (own?: Reference) => useLookup(useContractors, optionOf, own && [optionOf(own)]);

// A contractor may have been created in another tab.
const useContractors = (text: string) => useContractorOptionsQuery(text, { refetchOnFocus: true });
