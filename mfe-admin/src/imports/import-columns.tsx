import { formatInstant, IMPORT_ENTITY_NAMES, type ImportCounts, type ImportJob } from '@siteledger/shared-lib/domain';
import { RecordLink } from '@siteledger/shared-lib/records';
import type { Column } from '@siteledger/shared-lib/table';
import { ToneTag } from '@siteledger/shared-lib/ui';
import { STATUS_WORDS } from './import-words';

const count = (key: keyof ImportCounts, title: string): Column<ImportJob> => ({
  key,
  title,
  type: 'whole number',
  width: 110,
  value: ({ counts }) => counts?.[key],
});

/** All columns of the history of imports. docs/domain/imports.md#states */
export const importColumns: Column<ImportJob>[] = [
  {
    key: 'file_name',
    title: 'File',
    width: 260,
    render: ({ uuid, file_name }) => <RecordLink to={`/imports/${uuid}`} name={file_name} permission="import.manage" />,
  },
  { key: 'entity', title: 'Records', width: 150, value: ({ entity }) => IMPORT_ENTITY_NAMES[entity] },
  {
    key: 'status',
    title: 'Status',
    width: 130,
    value: ({ status }) => STATUS_WORDS[status][0],
    render: ({ status }) => <ToneTag tone={STATUS_WORDS[status][1]}>{STATUS_WORDS[status][0]}</ToneTag>,
  },
  { key: 'rows', title: 'Rows', type: 'whole number', width: 100 },
  count('created', 'Created'),
  count('updated', 'Updated'),
  count('unchanged', 'Unchanged'),
  count('error', 'Errors'),
  { key: 'created_by', title: 'By', width: 160 },
  {
    key: 'created_at',
    title: 'Uploaded',
    width: 170,
    sortable: true,
    value: ({ created_at }) => formatInstant(created_at),
  },
];
