import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { PageHeader } from '@siteledger/shared-lib/ui';
import { AuditChanges } from './audit-changes';
import { auditColumns } from './audit-columns';
import { AuditFilters, noFilters } from './audit-filters';
import { auditApi } from './audit-api';
import './audit.css';

const defaults = { sort: 'at', filters: noFilters };

/** The audit log, newest first; an opened entry shows its changes. states-and-deletions.md#audit-trail */
export function AuditPage() {
  const list = useListState(defaults);
  return (
    <>
      <PageHeader title="Audit trail" subtitle="Every change, who made it and when. Nothing here can be edited." />
      <DataTable
        name="Audit trail"
        list={list}
        endpoint={auditApi.endpoints.auditList}
        columns={auditColumns}
        columnsKey="audit"
        filters={<AuditFilters list={list} />}
        expanded={(entry) => <AuditChanges entry={entry} />}
        nextStep={<p>No changes yet. Every change is listed here, with who made it.</p>}
        exportName="audit-trail.xlsx"
      />
    </>
  );
}
