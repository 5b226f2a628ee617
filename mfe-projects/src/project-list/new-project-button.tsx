import { Permission } from '@siteledger/shared-lib/permission';
import { useLocation, useNavigate } from '@siteledger/shared-lib/router';
import { Button, PlusOutlined } from '@siteledger/shared-lib/ui';

/** Opens the creation of a project over the list, which keeps its filters. */
export function NewProjectButton() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const open = () => void navigate({ pathname: '/projects/list/create', search });
  return (
    <Permission any={['project.create']}>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={open}>
        New project
      </Button>
    </Permission>
  );
}
