import {
  todayInKualaLumpur,
  type ExpenseInput,
  type Project,
  type PurchaseOrder,
  type Reference,
} from '@siteledger/shared-lib/domain';
import { Form, FormActions, SubmitButton } from '@siteledger/shared-lib/form';
import { useNavigate, useOutletContext, useSearchParams } from '@siteledger/shared-lib/router';
import { Button, LoadingState, notify } from '@siteledger/shared-lib/ui';
import { AmountsPanel } from './amounts-panel';
import { ExpenseFields } from './expense-fields';
import { ExpensePageHead } from './expense-page-head';
import { newExpenseSchema } from './expense-schema';
import { OrderPanel } from './order-panel';
import {
  useProjectExpensesCreateMutation,
  useProjectExpensesOrdersQuery,
  useProjectSuppliersContractorQuery,
} from './project-suppliers-api';
import { onlyOpenOrder } from './use-orders';
import './expense-form.css';

/** Records a contractor's or supplier's bill in the project; `contractor` in the address says whose. expenses.md#fields */
export function CreateExpensePage() {
  const project = useOutletContext<Project>();
  const given = useSearchParams()[0].get('contractor') ?? '';
  const contractor = useProjectSuppliersContractorQuery(given, { skip: !given });
  const orders = useProjectExpensesOrdersQuery({ project: project.uuid, contractor: given }, { skip: !given });

  return (
    <>
      <ExpensePageHead project={project.uuid} title="New expense" />
      {contractor.isLoading || orders.isLoading ? (
        <LoadingState />
      ) : (
        <CreateExpenseForm key={given} project={project} contractor={contractor.data} orders={orders.data ?? []} />
      )}
    </>
  );
}

type Props = { project: Project; contractor?: Reference; orders: readonly PurchaseOrder[] };

function CreateExpenseForm({ project, contractor, orders }: Props) {
  const [createExpense] = useProjectExpensesCreateMutation();
  const navigate = useNavigate();
  const backToList = () => navigate(`/projects/${project.uuid}/suppliers/expenses`);

  const onSubmit = async (input: ExpenseInput) => {
    await createExpense(input).unwrap();
    notify.success('Expense created successfully.');
    await backToList();
  };

  const newExpense = {
    project_uuid: project.uuid,
    contractor_uuid: contractor?.uuid,
    purchase_order_uuid: contractor && onlyOpenOrder(orders),
    date_received: todayInKualaLumpur(),
  };
  return (
    <div className="expense-form">
      <Form label="New expense" schema={newExpenseSchema} initialValues={newExpense} onSubmit={onSubmit} takesFocus>
        <div className="expense-form-columns">
          <div className="expense-form-fields">
            <ExpenseFields project={project.uuid} contractor={contractor} />
          </div>
          <aside className="expense-form-side" aria-label="Sums">
            <AmountsPanel />
            <OrderPanel project={project.uuid} />
          </aside>
        </div>
        <div className="expense-form-end">
          <FormActions>
            <Button onClick={() => void backToList()}>Cancel</Button>
            <SubmitButton>Create expense</SubmitButton>
          </FormActions>
        </div>
      </Form>
    </div>
  );
}
