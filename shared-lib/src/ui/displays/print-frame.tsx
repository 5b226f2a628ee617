import type { ReactNode } from 'react';
import { useNavigate } from '@siteledger/shared-lib/router';
import { Button } from '../components';
import { PrinterOutlined } from '../icons/icons';
import './print-frame.css';

type Props = {
  /** Whether the content is printable, rather than a message. */
  canPrint: boolean;
  children: ReactNode;
};

/**
 * Page of paper sheets below a bar with Print and Close, which is not printed. Its route is outside the shell's frame.
 */
export const PrintFrame = ({ canPrint, children }: Props) => (
  <div className="print-page">
    <PrintBar canPrint={canPrint} />
    <main>{children}</main>
  </div>
);

/** Bar with Print and Close above the sheets; never printed. */
function PrintBar({ canPrint }: { canPrint: boolean }) {
  const navigate = useNavigate();
  // A page opened in its own tab has no history to go back to.
  const onClose = () => (window.history.length > 1 ? void navigate(-1) : window.close());
  return (
    <header className="print-bar">
      <Button onClick={onClose}>Close</Button>
      <Button type="primary" icon={<PrinterOutlined aria-hidden />} disabled={!canPrint} onClick={() => window.print()}>
        Print
      </Button>
    </header>
  );
}
