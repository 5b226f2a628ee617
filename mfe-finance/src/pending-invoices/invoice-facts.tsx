import type { Invoice } from '@siteledger/shared-lib/domain';
import { Day, StatusTag } from '@siteledger/shared-lib/ui';

/** Client, project and state of an invoice: pairs of `dt` and `dd`. */
export const InvoiceFacts = ({ invoice }: { invoice: Invoice }) => (
  <>
    <dt>Client</dt>
    <dd>{invoice.client_name}</dd>
    <dt>Project</dt>
    <dd>{invoice.project.name}</dd>
    <dt>Due Date</dt>
    <dd>
      <Day value={invoice.due_date} />
    </dd>
    <dt>Status</dt>
    <dd>
      <StatusTag status={invoice.status} />
    </dd>
  </>
);
