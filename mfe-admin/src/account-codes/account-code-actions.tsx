import type { AccountCodeDetails } from '@siteledger/shared-lib/domain';
import { useIsFormDirty } from '@siteledger/shared-lib/form';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { useLocation } from '@siteledger/shared-lib/router';
import { Button, DeleteOutlined, LinkButton, PlusOutlined } from '@siteledger/shared-lib/ui';
import { useCloseAccountCode } from './account-dialog';
import { createPath } from './paths';
import { useDeleteAccountCode } from './use-delete-account-code';

/** Actions on an account code besides editing: deletion, and creating one below it. */
export function AccountCodeActions({ code }: { code: AccountCodeDetails }) {
  const { can } = usePermissions();
  const { search } = useLocation();
  const close = useCloseAccountCode();
  const isDirty = useIsFormDirty();
  const { ask, isDeleting } = useDeleteAccountCode();

  const onDelete = async () => {
    if (await ask(code, code.use)) await close();
  };

  return (
    <div className="account-code-actions">
      {can('finance_account_code.delete') && (
        <Button
          danger
          icon={<DeleteOutlined aria-hidden />}
          loading={isDeleting}
          disabled={isDirty}
          onClick={() => void onDelete()}
        >
          Delete
        </Button>
      )}
      {can('finance_account_code.create') && (
        <LinkButton icon={<PlusOutlined aria-hidden />} to={createPath(search, code.uuid)}>
          Add sub-account
        </LinkButton>
      )}
    </div>
  );
}
