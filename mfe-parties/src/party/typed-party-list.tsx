import { usePermissions } from '@siteledger/shared-lib/permission';
import { useListState } from '@siteledger/shared-lib/table';
import type { ComponentProps } from 'react';
import { DeletePartyRow } from './delete-party-row';
import type { Deletable, Deletion } from './deletion';
import { PartyList } from './party-list';
import { byNameOfAnyType, TypeFilter } from './type-filter';

type Props<Row extends Deletable> = Pick<
  ComponentProps<typeof PartyList<Row>>,
  'one' | 'many' | 'path' | 'endpoint' | 'columns'
> & {
  types: ComponentProps<typeof TypeFilter>['types'];
  useDelete: () => Deletion;
};

/** A list of contractors or organisations, by name, of one type or of all. */
export function TypedPartyList<Row extends Deletable>({ types, useDelete, ...parties }: Props<Row>) {
  const list = useListState(byNameOfAnyType);
  const { can } = usePermissions();
  return (
    <PartyList<Row>
      {...parties}
      create="contractor.create"
      list={list}
      filters={<TypeFilter types={types} list={list} />}
      rowActions={can('contractor.delete') ? (row) => <DeletePartyRow party={row} useDelete={useDelete} /> : undefined}
    />
  );
}
