import type { Invoice } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { useLocation, useNavigate } from '@siteledger/shared-lib/router';
import { Button, DollarOutlined, PrinterOutlined, StopOutlined, Tooltip } from '@siteledger/shared-lib/ui';

/** Actions on an open invoice, with their permissions: receive a payment, print, write off. */
export function InvoiceActions({ invoice: { uuid, invoice_no } }: { invoice: Invoice }) {
  const { can } = usePermissions();
  const { search } = useLocation();
  const navigate = useNavigate();
  const open = (dialog: string) => void navigate({ pathname: `/pending-invoices/list/${uuid}/${dialog}`, search });
  return (
    <>
      {can('payment.manage') && (
        <Tooltip title="Receive payment">
          <Button
            type="text"
            size="small"
            icon={<DollarOutlined aria-hidden />}
            aria-label={`Receive payment of ${invoice_no}`}
            onClick={() => open('receive')}
          />
        </Tooltip>
      )}
      <Tooltip title="Print">
        <Button
          type="text"
          size="small"
          icon={<PrinterOutlined aria-hidden />}
          aria-label={`Print ${invoice_no}`}
          href={`/document-printing/invoice?uuid=${uuid}`}
          target="_blank"
        />
      </Tooltip>
      {can('writeoff.manage') && (
        <Tooltip title="Write off">
          <Button
            type="text"
            size="small"
            icon={<StopOutlined aria-hidden />}
            aria-label={`Write off ${invoice_no}`}
            onClick={() => open('write-off')}
          />
        </Tooltip>
      )}
    </>
  );
}
