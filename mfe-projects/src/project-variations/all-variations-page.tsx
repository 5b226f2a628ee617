import type { VariationOrder } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { ClientFilter } from '@siteledger/shared-lib/records';
import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { PageHeader } from '@siteledger/shared-lib/ui';
import { useProjectsClientOptionsQuery } from '../api';
import { VariationActions } from './variation-actions';
import { allVariationColumns } from './variation-columns';
import { VariationFilters } from './variation-filters';
import { variationsApi } from './variations-api';
import './variations.css';

const defaults = { sort: 'created_at', filters: { status: [] as string[], type: '', party: '', client: '' } };

/** List of the variation orders in all of the user's projects, latest first. docs/domain/variations.md#fields */
export function AllVariationsPage() {
  const list = useListState(defaults);
  const mayChange = usePermissions().can('project.update');

  return (
    <>
      <PageHeader title="Variation orders" />
      <DataTable<VariationOrder>
        name="Variation orders"
        list={list}
        endpoint={variationsApi.endpoints.projectVariationsList}
        columns={allVariationColumns}
        columnsKey="all-variations"
        filters={
          <>
            <VariationFilters filters={list.filters} onChange={list.setFilter} />
            <ClientFilter
              useOptions={useProjectsClientOptionsQuery}
              uuid={list.filters.client}
              onChange={(client) => list.setFilter('client', client)}
            />
          </>
        }
        rowActions={mayChange ? (variation) => <VariationActions variation={variation} /> : undefined}
        rowActionsWidth={56}
        nextStep={<p>No variation orders yet. They are recorded in their project.</p>}
        exportName="variation-orders.xlsx"
      />
    </>
  );
}
