import { usePermissions } from '@siteledger/shared-lib/permission';
import { useListState, type ListState } from '@siteledger/shared-lib/table';
import type { ComponentProps } from 'react';
import { DeletePartyRow } from './delete-party-row';
import type { Deletable, Deletion } from './deletion';
import { byNameOfAnyType } from './list-defaults';
import { PartyList } from './party-list';
import { ListChoice } from './list-choice';

type Props<Row extends Deletable> = Pick<
  ComponentProps<typeof PartyList<Row>>,
  'one' | 'many' | 'path' | 'endpoint' | 'columns'
> & {
  types: ComponentProps<typeof TypeFilter>['types'];
  useDelete: () => Deletion;
};

/** List of contractors or organisations by name, filtered by type. */
export function TypedPartyList<Row extends Deletable>({ types, useDelete, ...parties }: Props<Row>) {
  const list = useListState(byNameOfAnyType);
  const { can } = usePermissions();
  return (
    <PartyList<Row>
      {...parties}
      create="contractor.create"
      imported="organisation"
      list={list}
      filters={<TypeFilter types={types} list={list} />}
      rowActions={can('contractor.delete') ? (row) => <DeletePartyRow party={row} useDelete={useDelete} /> : undefined}
    />
  );
}

type TypeFilterProps = { types: readonly { value: number; label: string }[]; list: ListState<{ type: string }> };

const TypeFilter = ({ types, list }: TypeFilterProps) => (
  <ListChoice
    label="Type"
    everything="All types"
    options={types.map(({ value, label }) => ({ value: String(value), label: manyOf(label) }))}
    value={list.filters.type}
    onChange={(value) => list.setFilter('type', value)}
  />
);

const manyOf = (label: string) => `${label}s`.replace(/ys$/, 'ies');
