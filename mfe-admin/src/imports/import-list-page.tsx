import { CreateButton } from '@siteledger/shared-lib/records';
import { Outlet } from '@siteledger/shared-lib/router';
import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { LinkButton, PageHeader } from '@siteledger/shared-lib/ui';
import { importColumns } from './import-columns';
import { importsApi } from './imports-api';

const defaults = { sort: 'created_at', order: 'desc' } as const;

/** History of imports from Excel and CSV, and the dialog for a new one. docs/domain/imports.md */
export function ImportListPage() {
  const list = useListState(defaults);
  const create = (
    <CreateButton to="/imports/new" permission="import.manage">
      Import a file
    </CreateButton>
  );
  return (
    <>
      <PageHeader
        title="Imports"
        subtitle="Records from Excel and CSV files. Each import can be undone for 30 days."
        actions={<LinkButton to="/imports/move-in">Move in</LinkButton>}
      />
      <DataTable
        name="Imports"
        list={list}
        endpoint={importsApi.endpoints.importsList}
        columns={importColumns}
        columnsKey="imports"
        actions={create}
        nextStep={create}
        exportName="imports.xlsx"
      />
      <Outlet />
    </>
  );
}
