import type { Reference } from '@siteledger/shared-lib/domain';
import { StatusTag, statusText } from '@siteledger/shared-lib/ui';
import type { Column } from '@siteledger/shared-lib/table';
import { DocumentLink } from './document-link';
import { OverdueDays } from './overdue-days';
import { PartyLink } from './party-link';

type Look = { title?: string; width?: number };

/** `key` is the list's sort key of the name. */
type PartyLook = Look & { key?: string };

/**
 * Column with the status of a document or project: a tag on the screen, plain text in files and on paper.
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

/** Column with the number of an invoice or bill, linked to its page. */
export const refNoColumn = <Row extends { uuid: string; ref_no: string; project: Reference }>(
  kind: 'invoice' | 'expense',
  look: Look = {},
) =>
  ({
    key: 'ref_no',
    title: 'Ref No',
    width: 124,
    sortable: true,
    render: (row: Row) => <DocumentLink kind={kind} of={row} number={row.ref_no} />,
    ...look,
  }) as Column<Row>;

/** Column with the days a document is overdue. docs/domain/certificates.md#balance-and-overdue */
export const overdueColumn = <Row extends { overdue: number }>() =>
  ({
    key: 'overdue',
    title: 'Overdue (days)',
    type: 'whole number',
    width: 116,
    sortable: true,
    render: ({ overdue }: Row) => <OverdueDays days={overdue} />,
  }) as Column<Row>;

/** Column with a document's project, linked to its page. */
export const projectColumn = <Row extends { project: Reference }>(look: PartyLook = {}) =>
  ({
    key: 'project.name',
    title: 'Project',
    width: 150,
    sortable: true,
    render: ({ project }: Row) => <PartyLink kind="project" of={project} />,
    ...look,
  }) as Column<Row>;

/** Column with a document's client, linked to its page. */
export const clientColumn = <Row extends { client: Reference }>(look: PartyLook = {}) =>
  ({
    key: 'client.name',
    title: 'Client',
    width: 150,
    sortable: true,
    render: ({ client }: Row) => <PartyLink kind="client" of={client} />,
    ...look,
  }) as Column<Row>;

/** Column with a document's contractor, linked to its page. */
export const contractorColumn = <Row extends { contractor: Reference }>(look: PartyLook = {}) =>
  ({
    key: 'contractor.name',
    title: 'Contractor',
    width: 150,
    sortable: true,
    render: ({ contractor }: Row) => <PartyLink kind="contractor" of={contractor} />,
    ...look,
  }) as Column<Row>;
