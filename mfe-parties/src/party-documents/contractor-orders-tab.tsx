import type { Contractor, PurchaseOrder } from '@siteledger/shared-lib/domain';
import { CreatedInProjects } from '@siteledger/shared-lib/records';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { orderColumns } from './document-columns';
import { partyDocumentsApi, type OfContractor } from './party-documents-api';

/** Tab with a contractor's or supplier's purchase orders, latest first. */
export function ContractorOrdersTab() {
  const { uuid } = useOutletContext<Contractor>();
  return (
    <DataTable<PurchaseOrder, OfContractor>
      name="Purchase orders"
      list={useListState({ sort: 'issued_date' })}
      endpoint={partyDocumentsApi.endpoints.contractorsOrders}
      args={{ contractor: uuid }}
      columns={orderColumns}
      nextStep={<CreatedInProjects>No purchase orders yet. They are created in a project.</CreatedInProjects>}
      exportName="purchase-orders.xlsx"
    />
  );
}
