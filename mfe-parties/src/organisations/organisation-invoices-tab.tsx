import type { Organisation } from '@siteledger/shared-lib/domain';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { InvoicesTable } from '../party-documents';

/** Tab with the invoices issued by our own company. */
export function OrganisationInvoicesTab() {
  const { uuid } = useOutletContext<Organisation>();
  return <InvoicesTable sales={{ contractor: uuid }} />;
}
