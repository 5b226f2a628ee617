import { errorMessage, type CallError } from '@siteledger/shared-lib/api';
import { Permission } from '@siteledger/shared-lib/permission';
import { useOutletContext, useParams } from '@siteledger/shared-lib/router';
import { EmptyState, ErrorState, LoadingState } from '@siteledger/shared-lib/ui';
import { accountText } from './account-tree';
import { useAccountCodesOneQuery } from './account-codes-api';
import type { AccountCodesContext } from './account-codes-page';
import { AccountDialog } from './account-dialog';
import { AccountRelations } from './account-relations';
import { UpdateAccountCodeForm } from './update-account-code-form';

/** One account code, over the tree: where it stands, what it is used for, and its fields, to read or to change. Specification §2. */
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
        <NotLoaded error={error} onRetry={refetch} />
      )}
    </AccountDialog>
  );
}

const NOT_FOUND = 404;

function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  if (!error) return <LoadingState />;
  if ((error as Partial<CallError>).status === NOT_FOUND) return <EmptyState title="Account code not found." />;
  return <ErrorState message={errorMessage(error)} onRetry={() => void onRetry()} />;
}
