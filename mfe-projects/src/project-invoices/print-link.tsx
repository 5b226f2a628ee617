import type { Invoice } from '@siteledger/shared-lib/domain';
import { Button, PrinterOutlined } from '@siteledger/shared-lib/ui';

type Props = { invoice: Pick<Invoice, 'uuid' | 'invoice_no'>; isSmall?: boolean };

/** Link to an invoice's print page, in a new tab. docs/domain/certificates.md#printing */
export const PrintLink = ({ invoice: { uuid, invoice_no }, isSmall }: Props) => (
  <Button
    {...(isSmall && { type: 'text', size: 'small', title: 'Print' })}
    href={`/document-printing/invoice?uuid=${uuid}`}
    target="_blank"
    rel="noopener"
    icon={<PrinterOutlined aria-hidden />}
    aria-label={`Print ${invoice_no}`}
  >
    {isSmall ? null : 'Print'}
  </Button>
);
