import type { Client } from '@siteledger/shared-lib/domain';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { InvoicesTable } from '../party-documents';

/** The invoices to a client. */
export function ClientInvoicesTab() {
  const { uuid } = useOutletContext<Client>();
  return <InvoicesTable sales={{ client: uuid }} />;
}
