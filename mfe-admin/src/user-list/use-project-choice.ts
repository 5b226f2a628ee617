import { useProjectOptionsQuery } from '@siteledger/shared-lib/api';
import type { Reference } from '@siteledger/shared-lib/domain';
import { useState } from 'react';

/** Projects to choose several of by a part of their name; `own` are offered even when the search does not find them. */
export function useProjectChoice(own: readonly Reference[]) {
  const [text, search] = useState('');
  const { data: found = [], isFetching } = useProjectOptionsQuery(text);
  const missing = text ? [] : own.filter(({ uuid }) => !found.some((project) => project.uuid === uuid));
  return {
    options: [...missing, ...found].map(({ uuid, name }) => ({ value: uuid, label: name })),
    isLoading: isFetching,
    search,
  };
}
