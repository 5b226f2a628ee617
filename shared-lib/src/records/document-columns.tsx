import { StatusTag, statusText } from '@siteledger/shared-lib/ui';
import type { Column } from '@siteledger/shared-lib/table';
import { OverdueDays } from './overdue-days';

type Look = { title?: string; width?: number };

/**
 * The state of a document or a project: a tag on the screen, the same word in a file and on paper.
 * docs/domain/screens.md#states-of-a-screen
 */
export const statusColumn = <Row extends { status: string }>(look: Look = {}) =>
  ({
    key: 'status',
    title: 'Status',
    width: 112,
    sortable: true,
    value: ({ status }: Row) => statusText(status),
    render: ({ status }: Row) => <StatusTag status={status} />,
    ...look,
  }) as Column<Row>;

/** The days that a document is overdue. docs/domain/certificates.md#balance-and-overdue */
export const overdueColumn = <Row extends { overdue: number }>() =>
  ({
    key: 'overdue',
    title: 'Overdue (days)',
    type: 'whole number',
    width: 116,
    sortable: true,
    render: ({ overdue }: Row) => <OverdueDays days={overdue} />,
  }) as Column<Row>;
