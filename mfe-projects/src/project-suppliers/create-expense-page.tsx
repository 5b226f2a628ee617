import { todayInKualaLumpur, type Project } from '@siteledger/shared-lib/domain';
import { useOutletContext, useSearchParams } from '@siteledger/shared-lib/router';
import { LoadingState } from '@siteledger/shared-lib/ui';
import { DocumentHead } from '../document-head';
import { expensesPath } from '../project-paths';
import { NewBillForm } from './new-bill-form';
import { useProjectExpensesOrdersQuery, useProjectSuppliersContractorQuery } from './project-suppliers-api';
import { onlyOpenOrder } from './use-orders';

/**
 * Page to record a contractor's or supplier's bill in the project; `contractor` in the address preselects one.
 * expenses.md#fields
 */
export function CreateExpensePage() {
  const { uuid: project } = useOutletContext<Project>();
  const given = useSearchParams()[0].get('contractor') ?? '';
  const contractor = useProjectSuppliersContractorQuery(given, { skip: !given });
  const orders = useProjectExpensesOrdersQuery({ project, contractor: given }, { skip: !given });

  return (
    <>
      <DocumentHead back={{ to: expensesPath(project), text: 'Expenses' }} title="New bill" />
      {contractor.isLoading || orders.isLoading ? (
        <LoadingState />
      ) : (
        <NewBillForm
          key={given}
          contractor={contractor.data}
          initialValues={{
            project_uuid: project,
            contractor_uuid: contractor.data?.uuid,
            purchase_order_uuid: contractor.data && onlyOpenOrder(orders.data ?? []),
            date_received: todayInKualaLumpur(),
          }}
        />
      )}
    </>
  );
}
