import { Permission } from '@siteledger/shared-lib/permission';
import { useLocation, useNavigate } from '@siteledger/shared-lib/router';
import { Button, PlusOutlined } from '@siteledger/shared-lib/ui';

/** Opens the creation of a variation order over the list, which keeps its filters. */
export function NewVariationButton({ project }: { project: string }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const open = () => void navigate({ pathname: `/projects/${project}/variation-orders/create`, search });
  return (
    <Permission any={['project.update']}>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={open}>
        New variation order
      </Button>
    </Permission>
  );
}
