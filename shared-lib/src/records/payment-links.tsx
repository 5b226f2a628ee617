import type { Payment } from '@siteledger/shared-lib/domain';
import { DocumentLink } from './document-link';
import { PartyLink } from './party-link';

/** Payer or payee, linked to the page of the client or contractor. */
export function PaymentPartyLink({ payment }: { payment: Payment }) {
  const { client, contractor, client_or_contractor_name } = payment;
  if (contractor) return <PartyLink kind="contractor" of={contractor} />;
  return client ? <PartyLink kind="client" of={client} /> : client_or_contractor_name;
}

/** The paid certificate or bill, linked to its page. */
export const PaidDocumentLink = ({ payment }: { payment: Payment }) => {
  const { project, invoice_uuid, expense_uuid, cert_no_or_ref_no } = payment;
  const [kind, uuid] = expense_uuid ? (['expense', expense_uuid] as const) : (['invoice', invoice_uuid] as const);
  return uuid ? <DocumentLink kind={kind} of={{ uuid, project }} number={cert_no_or_ref_no} /> : cert_no_or_ref_no;
};
