import type { ListState } from '@siteledger/shared-lib/table';
import { ListChoice } from './list-choice';

type Props = { types: readonly { value: number; label: string }[]; list: ListState<{ type: string }> };

const anyType: { type: string } = { type: '' };

/** How contractors and organisations are listed at first. */
export const byNameOfAnyType = { sort: 'name', order: 'asc' as const, filters: anyType };

/** Narrows a list to contractors or organisations of one type. */
export const TypeFilter = ({ types, list }: Props) => (
  <ListChoice
    label="Type"
    everything="All types"
    options={types.map(({ value, label }) => ({ value: String(value), label: manyOf(label) }))}
    value={list.filters.type}
    onChange={(value) => list.setFilter('type', value)}
  />
);

const manyOf = (label: string) => `${label}s`.replace(/ys$/, 'ies');
