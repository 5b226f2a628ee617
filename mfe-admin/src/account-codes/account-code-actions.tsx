import type { AccountCodeDetails } from '@siteledger/shared-lib/domain';
import { useIsFormDirty } from '@siteledger/shared-lib/form';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { useLocation, useNavigate } from '@siteledger/shared-lib/router';
import { Button, DeleteOutlined, PlusOutlined } from '@siteledger/shared-lib/ui';
import { useCloseAccountCode } from './account-dialog';
import { createPath } from './paths';
import { useDeleteAccountCode } from './use-delete-account-code';

/** What can be done to an account code besides changing it: its deletion, and one more below it. */
export function AccountCodeActions({ code }: { code: AccountCodeDetails }) {
  const { can } = usePermissions();
  const { search } = useLocation();
  const navigate = useNavigate();
  const close = useCloseAccountCode();
  const isDirty = useIsFormDirty();
  const { askAndDelete, isDeleting } = useDeleteAccountCode();

  const onDelete = async () => {
    if (await askAndDelete(code, code.use)) await close();
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
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => void navigate(createPath(search, code.uuid))}>
          Add child
        </Button>
      )}
    </div>
  );
}
