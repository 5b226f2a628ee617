import { CallState } from '@siteledger/shared-lib/api';
import { Permission } from '@siteledger/shared-lib/permission';
import { CreateButton, ImportButton } from '@siteledger/shared-lib/records';
import { Outlet, useParams } from '@siteledger/shared-lib/router';
import { EmptyState, LinkButton, PageHeader } from '@siteledger/shared-lib/ui';
import { useMemo, useState } from 'react';
import { AccountCodeTree } from './account-code-tree';
import { accountTreeOf, type AccountTree } from './account-tree';
import { useAccountCodesTreeQuery } from './account-codes-api';
import { ACCOUNT_CODES } from './paths';
import './account-codes.css';

/** Context of dialogs over the tree: the tree, and a function that shows a code in it. */
export type AccountCodesContext = { tree: AccountTree; reveal: (uuid: string) => void };

const create = (
  <CreateButton to={`${ACCOUNT_CODES}/create`} permission="finance_account_code.create">
    New account code
  </CreateButton>
);

const actions = (
  <>
    <Permission any={['export.accounting']}>
      <LinkButton to={`${ACCOUNT_CODES}/export`}>Accounting export</LinkButton>
    </Permission>
    <ImportButton entity="account_code" />
    {create}
  </>
);

/** The chart of accounts as a tree; dialogs to create and show a code open over it. docs/domain/screens.md#routes */
export function AccountCodeListPage() {
  const { data: roots, error, refetch } = useAccountCodesTreeQuery();
  const { uuid } = useParams();
  const [saved, setSaved] = useState<string>();
  const tree = useMemo(() => roots && accountTreeOf(roots), [roots]);
  return (
    <>
      <PageHeader title="Account codes" actions={actions} />
      {tree ? (
        <>
          {tree.byUuid.size > 0 ? (
            <AccountCodeTree tree={tree} revealed={uuid ?? saved} />
          ) : (
            <EmptyState>
              <p>No account codes yet. Expenses and order lines are booked to them.</p>
              {create}
            </EmptyState>
          )}
          <Outlet context={{ tree, reveal: setSaved } satisfies AccountCodesContext} />
        </>
      ) : (
        <CallState error={error} onRetry={refetch} />
      )}
    </>
  );
}
