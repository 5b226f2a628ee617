import { Permission } from '@siteledger/shared-lib/permission';
import { useLocation } from '@siteledger/shared-lib/router';
import { LinkButton, PlusOutlined } from '@siteledger/shared-lib/ui';
import { createPath } from './paths';

/** Opens the creation of an account code at the top of the tree, for whom may. */
export function NewAccountCodeButton() {
  const { search } = useLocation();
  return (
    <Permission any={['finance_account_code.create']}>
      <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={createPath(search)}>
        New account code
      </LinkButton>
    </Permission>
  );
}
