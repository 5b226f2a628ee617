import type { Reference } from '@siteledger/shared-lib/domain';
import { useState } from 'react';
import { useProjectsClientOptionsQuery } from './api';

/** Clients to choose from by a part of their name; `own` is offered even when the search does not find it. */
export function useClientSearch(own?: Reference) {
  const [text, search] = useState('');
  const { data: found = [], isFetching } = useProjectsClientOptionsQuery(text);
  const isMissing = own && !text && !found.some(({ uuid }) => uuid === own.uuid);
  const clients = isMissing ? [own, ...found] : found;
  return { options: clients.map(({ uuid, name }) => ({ value: uuid, label: name })), isLoading: isFetching, search };
}
