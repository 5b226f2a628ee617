import { useContractorOptionsQuery } from '@siteledger/shared-lib/api';
import type { Reference } from '@siteledger/shared-lib/domain';
import { useState } from 'react';

/** Contractors and suppliers to choose from by a part of their name; `own` is offered even when the search does not find it. */
export function useContractorSearch(own?: Reference) {
  const [text, search] = useState('');
  const { data: found = [], isFetching } = useContractorOptionsQuery(text);
  const isMissing = own && !text && !found.some(({ uuid }) => uuid === own.uuid);
  const contractors = isMissing ? [own, ...found] : found;
  return {
    options: contractors.map(({ uuid, name }) => ({ value: uuid, label: name })),
    isLoading: isFetching,
    search,
  };
}
