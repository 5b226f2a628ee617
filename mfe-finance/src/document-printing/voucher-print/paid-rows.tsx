import { formatFigure, type PrintedPayee } from '@siteledger/shared-lib/domain';

/** Payments by payee, with a sum for several payments to one. The header row repeats on each page. RM. */
export const PaidRows = ({ payees }: { payees: readonly PrintedPayee[] }) => (
  <div className="print-table" role="region" aria-label="Payments" tabIndex={0}>
    <table aria-label="Payments">
      <thead>
        <tr>
          <th scope="col" className="print-ref">
            Ref No
          </th>
          <th scope="col">Description</th>
          <th scope="col">Project</th>
          <th scope="col" className="print-figure">
            Amount (RM)
          </th>
        </tr>
      </thead>
      {payees.map((payee) => (
        <PayeeRows key={payee.uuid} payee={payee} />
      ))}
    </table>
  </div>
);

function PayeeRows({ payee: { name, bank_name, bank_account_no, payments, total_paid } }: { payee: PrintedPayee }) {
  const account = [bank_name, bank_account_no].filter(Boolean).join(' ');
  return (
    <tbody>
      <tr className="print-group">
        <th scope="rowgroup" colSpan={4}>
          {name}
          {account && <span> · {account}</span>}
        </th>
      </tr>
      {payments.map((payment) => (
        <tr key={payment.uuid}>
          <td>{payment.ref_no}</td>
          <td className="print-text">{payment.description}</td>
          <td>
            {payment.project.code} {payment.project.name}
          </td>
          <td className="print-figure">{formatFigure(payment.payment_amt)}</td>
        </tr>
      ))}
      {payments.length > 1 && (
        <tr className="print-subtotal">
          <th scope="row" colSpan={3}>
            {name}
          </th>
          <td className="print-figure">{formatFigure(total_paid)}</td>
        </tr>
      )}
    </tbody>
  );
}
