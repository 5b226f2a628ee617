import { useNavigate } from '@siteledger/shared-lib/router';
import { Button } from './components';
import { PrinterOutlined } from './icons';

/** Print and Close above the sheets; itself it is never printed. */
export function PrintBar({ canPrint }: { canPrint: boolean }) {
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
