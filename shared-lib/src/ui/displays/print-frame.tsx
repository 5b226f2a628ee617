import type { ReactNode } from 'react';
import { useNavigate } from '@siteledger/shared-lib/router';
import { Button } from '../components';
import { PrinterOutlined } from '../icons/icons';
import './print-frame.css';

type Props = {
  /** Whether what is shown is what is to be printed, and not a message in its place. */
  canPrint: boolean;
  children: ReactNode;
};

/** A page of sheets of paper under a bar with Print and Close, which is not printed. Its route has no frame of the shell. */
export const PrintFrame = ({ canPrint, children }: Props) => (
  <div className="print-page">
    <PrintBar canPrint={canPrint} />
    <main>{children}</main>
  </div>
);

/** Print and Close above the sheets; itself it is never printed. */
function PrintBar({ canPrint }: { canPrint: boolean }) {
  const navigate = useNavigate();
  // A page that was opened in a tab of its own has nowhere to go back to.
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
