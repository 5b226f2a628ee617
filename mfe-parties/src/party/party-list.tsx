import type { ImportEntity, Permission } from '@siteledger/shared-lib/domain';
import { CreateButton, ImportButton } from '@siteledger/shared-lib/records';
import { Outlet } from '@siteledger/shared-lib/router';
import { DataTable } from '@siteledger/shared-lib/table';
import { PageHeader } from '@siteledger/shared-lib/ui';
import type { ComponentProps } from 'react';

type Table<Row extends { uuid: string }> = Pick<
  ComponentProps<typeof DataTable<Row>>,
  'list' | 'endpoint' | 'columns' | 'filters' | 'rowActions'
>;

type Props<Row extends { uuid: string }> = Table<Row> & {
  one: string;
  many: string;
  /** Path of the list; the dialog to create one is below it. */
  path: string;
  create: Permission;
  /** The kind of record in a file to import. */
  imported: ImportEntity;
};

const ACTIONS_WIDTH = 56;

/** List of parties, with a dialog to create one over it. */
export function PartyList<Row extends { uuid: string }>({ one, many, path, create, imported, ...table }: Props<Row>) {
  const key = many.toLowerCase();
  const button = (
    <CreateButton to={`${path}/create`} permission={create}>
      {`New ${one}`}
    </CreateButton>
  );
  return (
    <>
      <PageHeader
        title={many}
        actions={
          <>
            <ImportButton entity={imported} />
            {button}
          </>
        }
      />
      <DataTable<Row>
        {...table}
        name={many}
        columnsKey={key}
        rowActionsWidth={ACTIONS_WIDTH}
        nextStep={
          <>
            <p>{`No ${key} yet.`}</p>
            {button}
          </>
        }
        exportName={`${key}.xlsx`}
      />
      <Outlet />
    </>
  );
}
