import type { DocumentGroup } from '@siteledger/shared-lib/domain';
import { PartyLink } from '@siteledger/shared-lib/records';
import type { Column } from '@siteledger/shared-lib/table';

/** Columns of a report's groups: name, number of documents, and sums in RM. */
export const groupColumns = <Group extends DocumentGroup>(sums: Column<Group>[]): Column<Group>[] => [
  {
    key: 'name',
    title: 'Name',
    width: 220,
    sortable: true,
    render: (group: Group) => <PartyLink kind={group.kind} of={group} />,
  } as Column<Group>,
  { key: 'documents', title: 'Documents', type: 'whole number', width: 112, sortable: true } as Column<Group>,
  ...sums,
];

/** The same with a title for the name, such as "Client". */
export const namedColumns = <Group,>(columns: readonly Column<Group>[], title: string) =>
  columns.map((column, index) => (index === 0 ? { ...column, title } : column));
