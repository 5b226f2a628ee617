import { CallState } from '@siteledger/shared-lib/api';
import type { PaymentRecord } from '@siteledger/shared-lib/domain';
import { PartyLink } from '@siteledger/shared-lib/records';
import { Money } from '@siteledger/shared-lib/ui';
import { usePaymentHistoryOneQuery } from './payment-history-api';
import './record-rows.css';

/** A batch's payment on each expense, in RM, with a remittance advice for each payee. */
export function RecordRows({ record: { uuid, record_no } }: { record: PaymentRecord }) {
  const { currentData, error, refetch } = usePaymentHistoryOneQuery(uuid);
  if (!currentData) return <CallState error={error} onRetry={refetch} />;
  return (
    <div className="record-rows">
      <table aria-label={`Payments of ${record_no}`}>
        <thead>
          <tr>
            <th scope="col">Contractor</th>
            <th scope="col">Ref No</th>
            <th scope="col">Project</th>
            <th scope="col">Description</th>
            <th scope="col">Payment Amount</th>
            <th scope="col">Remittance advice</th>
          </tr>
        </thead>
        <tbody>
          {currentData.payments.map((payment) => (
            <tr key={payment.uuid}>
              <td>
                <PartyLink kind="contractor" of={payment.contractor} />
              </td>
              <td>{payment.ref_no}</td>
              <td>
                <PartyLink kind="project" of={payment.project} />
              </td>
              <td>{payment.description}</td>
              <td>
                <Money value={payment.payment_amt} />
              </td>
              <td>
                <a
                  href={`/document-printing/remittance?uuid=${uuid}&contractor=${payment.contractor.uuid}`}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`Print remittance advice for ${payment.contractor_name}`}
                >
                  Print
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
