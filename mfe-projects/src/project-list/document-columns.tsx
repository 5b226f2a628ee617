import { statusText, StatusTag } from '@siteledger/shared-lib/ui';
import { OverdueDays, type Column } from '@siteledger/shared-lib/table';
import { Link } from '@siteledger/shared-lib/router';

/** A document's number that leads to the document. */
export const numberLink = (to: string, number: string) => (
  <Link className="project-name" to={to}>
    {number}
  </Link>
);

/** The state of a document, as a tag. */
export const statusColumn = <Row extends { status: string }>() =>
  ({
    key: 'status',
    title: 'Status',
    width: 118,
    sortable: true,
    value: ({ status }: Row) => statusText(status),
    render: ({ status }: Row) => <StatusTag status={status} />,
  }) as Column<Row>;

/** How many days a document is overdue. */
export const overdueColumn = <Row extends { overdue: number }>() =>
  ({
    key: 'overdue',
    title: 'Overdue (days)',
    type: 'whole number',
    width: 142,
    sortable: true,
    render: ({ overdue }: Row) => <OverdueDays days={overdue} />,
  }) as Column<Row>;
