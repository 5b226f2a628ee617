import type { DocumentGroup } from '@siteledger/shared-lib/domain';
import { PartyLink } from '@siteledger/shared-lib/records';
import type { Column } from '@siteledger/shared-lib/table';

/** The columns of a report's groups: whose they are, how many documents, and their sums in RM. */
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

/** The same with the name called after what it is, such as "Client". */
export const namedColumns = <Group,>(columns: readonly Column<Group>[], title: string) =>
  columns.map((column, index) => (index === 0 ? { ...column, title } : column));
