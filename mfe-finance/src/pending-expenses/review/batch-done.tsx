import type { PaymentRecordReply } from '@siteledger/shared-lib/domain';
import { bankAndAccount } from '@siteledger/shared-lib/records';
import { Link } from '@siteledger/shared-lib/router';
import { FormActions } from '@siteledger/shared-lib/form';
import { Alert, Button, CheckCircleFilled, Day, Money } from '@siteledger/shared-lib/ui';

type Props = { reply: PaymentRecordReply; onClose: () => void };

/** The recorded batch with the server's warnings and links to its voucher and the history. */
export function BatchDone({ reply: { data, warnings }, onClose }: Props) {
  const { uuid, record_no, cheque_no, payment_date, payment_count, total_paid } = data;
  return (
    <div className="pay-done">
      <CheckCircleFilled aria-hidden />
      <p>
        <strong>{record_no}</strong>
        <span>
          {payment_count === 1 ? '1 payment' : `${payment_count} payments`} · <Money value={total_paid} />
        </span>
        <small>
          {bankAndAccount(data)} · {cheque_no} · <Day value={payment_date} />
        </small>
      </p>
      {warnings.map((warning) => (
        <Alert key={warning} type="warning" title={warning} />
      ))}
      <FormActions>
        <Link to="/bulk-payment/payment-history">Payment history</Link>
        <Link to={`/document-printing/voucher?uuid=${uuid}`} target="_blank">
          Print voucher
        </Link>
        <Button type="primary" autoFocus onClick={onClose}>
          Done
        </Button>
      </FormActions>
    </div>
  );
}
