import { Permission } from '@siteledger/shared-lib/permission';
import { useLocation } from '@siteledger/shared-lib/router';
import { LinkButton, PlusOutlined } from '@siteledger/shared-lib/ui';

/** Opens the creation of a variation order over the list, which keeps its filters. */
export function NewVariationButton({ project }: { project: string }) {
  const { search } = useLocation();
  return (
    <Permission any={['project.update']}>
      <LinkButton
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        to={{ pathname: `/projects/${project}/variation-orders/create`, search }}
      >
        New variation order
      </LinkButton>
    </Permission>
  );
}
