import { useState } from 'react';
import type { Filters, ListDefaults } from './list-url';
import { listStateAt, type ListState } from './use-list-state';

/**
 * The state of a list inside an opened row or a dialog, kept by the component: the address belongs to the screen's own
 * list. Give the table `isNested`, too.
 */
export function useNestedListState<F extends Filters = Filters>(defaults: ListDefaults<F>): ListState<F> {
  const [params, setParams] = useState(() => new URLSearchParams());
  return listStateAt({ params, setParams }, defaults);
}
