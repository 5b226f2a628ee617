import { counted } from '@siteledger/shared-lib/domain';
import { SearchBox, useListState } from '@siteledger/shared-lib/table';
import { Button, EmptyState } from '@siteledger/shared-lib/ui';
import { useMemo } from 'react';
import { findAccounts, treeRows, type AccountTree } from './account-tree';
import { TreeTable } from './tree-table';
import { useOpenGroups } from './use-open-groups';

type Props = { tree: AccountTree; revealed: string | undefined };

const defaults = { sort: 'code', order: 'asc' } as const;

/** The tree, with a search kept in the address, and buttons to open or close all groups. */
export function AccountCodeTree({ tree, revealed }: Props) {
  const { query, setSearch } = useListState(defaults);
  const { search } = query;
  const found = useMemo(() => findAccounts(tree, search), [tree, search]);
  const { open, toggle, openAll, closeAll } = useOpenGroups({ tree, search, found, revealed });
  const rows = useMemo(() => treeRows(tree, open, found), [tree, open, found]);
  return (
    <section className="sl-list" aria-label="Account codes">
      <div className="sl-list-toolbar">
        <div className="sl-list-tools">
          <SearchBox label="Search account codes" search={search ?? ''} onSearch={setSearch} />
        </div>
        <div className="sl-list-tools account-openings">
          <Button onClick={openAll}>Expand all</Button>
          <Button onClick={closeAll}>Collapse all</Button>
        </div>
      </div>
      {rows.length > 0 ? (
        <TreeTable rows={rows} search={search} found={found} revealed={revealed} onToggle={toggle} />
      ) : (
        <EmptyState>
          <Button onClick={() => setSearch('')}>Show all</Button>
        </EmptyState>
      )}
      <p className="account-count" role="status">
        {found ? `${found.hits.size} of ` : ''}
        {counted(tree.byUuid.size, 'account code')}
      </p>
    </section>
  );
}
