import { todayInKualaLumpur } from '@siteledger/shared-lib/domain';
import { PageHeader } from '@siteledger/shared-lib/ui';
import { NewBillForm } from './new-bill-form';
import { NO_PROJECT } from './project-field';

/** Records a bill from anywhere: its project is chosen in the form. docs/domain/expenses.md#entering-a-pile */
export const NewBillPage = () => (
  <>
    <PageHeader title="New bill" />
    <NewBillForm project={NO_PROJECT} initialValues={{ date_received: todayInKualaLumpur() }} />
  </>
);
