import type { Organisation } from '@siteledger/shared-lib/domain';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { InvoicesTable } from '../party-documents';

/** The invoices that our own company issues. */
export function OrganisationInvoicesTab() {
  const { uuid } = useOutletContext<Organisation>();
  return <InvoicesTable sales={{ contractor: uuid }} />;
}
