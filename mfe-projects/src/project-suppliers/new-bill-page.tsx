import { todayInKualaLumpur } from '@siteledger/shared-lib/domain';
import { PageHeader } from '@siteledger/shared-lib/ui';
import { NewBillForm } from './new-bill-form';
import { NO_PROJECT } from './project-field';

/** Page to record a bill outside a project; the form has a project field. docs/domain/expenses.md#entering-a-pile */
export const NewBillPage = () => (
  <>
    <PageHeader title="New bill" />
    <NewBillForm project={NO_PROJECT} initialValues={{ date_received: todayInKualaLumpur() }} />
  </>
);
