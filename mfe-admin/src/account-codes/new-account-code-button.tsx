import { Permission } from '@siteledger/shared-lib/permission';
import { useLocation, useNavigate } from '@siteledger/shared-lib/router';
import { Button, PlusOutlined } from '@siteledger/shared-lib/ui';
import { createPath } from './paths';

/** Opens the creation of an account code at the top of the tree, for whom may. */
export function NewAccountCodeButton() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <Permission any={['finance_account_code.create']}>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => void navigate(createPath(search))}>
        New account code
      </Button>
    </Permission>
  );
}
