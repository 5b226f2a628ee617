import { useState } from 'react';
import type { Filters, ListDefaults } from './list-url';
import { listStateAt, type ListState } from './use-list-state';

/**
 * List state kept in the component, for a list in an expanded row or a dialog; the address belongs to the screen's own
 * list. Set the table's `isNested`, too.
 */
export function useNestedListState<F extends Filters = Filters>(defaults: ListDefaults<F>): ListState<F> {
  const [params, setParams] = useState(() => new URLSearchParams());
  return listStateAt({ params, setParams }, defaults);
}
