import { Permission } from '@siteledger/shared-lib/permission';
import { useNavigate } from '@siteledger/shared-lib/router';
import { Button, PlusOutlined } from '@siteledger/shared-lib/ui';
import { invoicesPath } from './invoice-texts';

/** Opens the form of a project's next invoice. */
export function NewInvoiceButton({ project }: { project: string }) {
  const navigate = useNavigate();
  return (
    <Permission any={['project.invoice']}>
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => void navigate(`${invoicesPath(project)}/create`)}
      >
        New invoice
      </Button>
    </Permission>
  );
}
