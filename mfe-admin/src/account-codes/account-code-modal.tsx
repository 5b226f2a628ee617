import { CallState } from '@siteledger/shared-lib/api';
import { Permission } from '@siteledger/shared-lib/permission';
import { useOutletContext, useParams } from '@siteledger/shared-lib/router';
import { accountText } from './account-tree';
import { useAccountCodesOneQuery } from './account-codes-api';
import type { AccountCodesContext } from './account-code-list-page';
import { AccountDialog } from './account-dialog';
import { AccountRelations } from './account-relations';
import { UpdateAccountCodeForm } from './update-account-code-form';

/**
 * Dialog of an account code over the tree: its groups, its use, and its fields, editable with the permission.
 * docs/domain/screens.md#routes
 */
export function AccountCodeModal() {
  const { uuid = '' } = useParams();
  const { tree } = useOutletContext<AccountCodesContext>();
  const { currentData: code, error, refetch } = useAccountCodesOneQuery(uuid, { refetchOnMountOrArgChange: true });
  return (
    <AccountDialog title={code ? accountText(code) : 'Account code'}>
      {code ? (
        <Permission any={['finance_account_code.update']} otherwise="readonly">
          <UpdateAccountCodeForm key={code.uuid} code={code} tree={tree}>
            <AccountRelations code={code} tree={tree} />
          </UpdateAccountCodeForm>
        </Permission>
      ) : (
        <CallState error={error} onRetry={refetch} notFound="Account code not found." />
      )}
    </AccountDialog>
  );
}
