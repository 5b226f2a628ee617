import { useLocation } from '@siteledger/shared-lib/router';
import { Button, PrinterOutlined } from '@siteledger/shared-lib/ui';

/** Opens the report as it is filtered, sorted and grouped on paper, in a tab of its own. */
export function PrintLink({ path }: { path: string }) {
  const { search } = useLocation();
  return (
    <Button icon={<PrinterOutlined aria-hidden />} href={`${path}/print${search}`} target="_blank" rel="noreferrer">
      Print
    </Button>
  );
}
