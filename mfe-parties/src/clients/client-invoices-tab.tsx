import type { Client } from '@siteledger/shared-lib/domain';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { InvoicesTable } from '../party-documents';

/** Tab with a client's invoices. */
export function ClientInvoicesTab() {
  const { uuid } = useOutletContext<Client>();
  return <InvoicesTable sales={{ client: uuid }} />;
}
