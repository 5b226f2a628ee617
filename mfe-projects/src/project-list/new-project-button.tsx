import { Permission } from '@siteledger/shared-lib/permission';
import { useLocation } from '@siteledger/shared-lib/router';
import { LinkButton, PlusOutlined } from '@siteledger/shared-lib/ui';

/** Opens the creation of a project over the list, which keeps its filters. */
export function NewProjectButton() {
  const { search } = useLocation();
  return (
    <Permission any={['project.create']}>
      <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={{ pathname: '/projects/list/create', search }}>
        New project
      </LinkButton>
    </Permission>
  );
}
