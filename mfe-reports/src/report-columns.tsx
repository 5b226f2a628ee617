import { AGED_COLUMNS, AGEING_LABELS, type GroupKind, type Reference } from '@siteledger/shared-lib/domain';
import { type Column } from '@siteledger/shared-lib/table';
import { ReportLink } from './report-link';

type Key<Row> = Extract<keyof Row, string>;

/** A column of amounts, in RM. */
export const money = <Row,>(key: Key<Row>, title: string, look: Partial<Column<Row>> = {}) =>
  ({
    key,
    title,
    type: 'money',
    width: 150,
    sortable: true,
    ...look,
  }) as Column<Row>;

/** A column of days. */
export const day = <Row,>(key: Key<Row>, title: string, look: Partial<Column<Row>> = {}) =>
  ({ key, title, type: 'day', width: 118, sortable: true, ...look }) as Column<Row>;

/** A column of words. */
export const words = <Row,>(key: Key<Row> | `${Key<Row>}.${string}`, title: string, look: Partial<Column<Row>> = {}) =>
  ({ key, title, width: 160, sortable: true, ...look }) as Column<Row>;

/** Where the page of a project, a client or a contractor is, and who may see it. */
export const PAGES = {
  project: { path: (uuid: string) => `/projects/${uuid}`, permission: 'project.view' },
  client: { path: (uuid: string) => `/clients/list/${uuid}`, permission: 'client.*' },
  contractor: { path: (uuid: string) => `/contractors/list/${uuid}`, permission: 'contractor.*' },
} as const satisfies Record<GroupKind, { path: (uuid: string) => string; permission: string }>;

type Party = { kind: GroupKind; of: Reference };

/** The name of a project, a client or a contractor, which leads to its page. */
export const PartyLink = ({ kind, of: { uuid, name } }: Party) => (
  <ReportLink to={PAGES[kind].path(uuid)} name={name} permission={PAGES[kind].permission} />
);

/** The project that a document is of. */
export const projectColumn = <Row extends { project: Reference }>() =>
  ({
    key: 'project.name',
    title: 'Project',
    width: 160,
    sortable: true,
    render: ({ project }: Row) => <PartyLink kind="project" of={project} />,
  }) as Column<Row>;

/** The contractor or supplier that a document is of. */
export const contractorColumn = <Row extends { contractor: Reference }>() =>
  ({
    key: 'contractor.name',
    title: 'Contractor',
    width: 140,
    sortable: true,
    render: ({ contractor }: Row) => <PartyLink kind="contractor" of={contractor} />,
  }) as Column<Row>;

/**
 * The ageing of a document or a group, and the retention held beside it, which never ages; RM.
 * docs/domain/dashboards-and-reports.md#ageing
 */
export const agedColumns = <Row,>(look: Partial<Column<Row>> = {}): Column<Row>[] => [
  ...AGED_COLUMNS.map(({ key, bucket }) => money<Row>(key as Key<Row>, AGEING_LABELS[bucket], look)),
  money<Row>('retention_held' as Key<Row>, 'Retention Held', look),
];

/** A report's columns with the ageing before the last, which is the balance; what gives way to it is there to choose. */
export const withAgeing = <Row,>(columns: readonly Column<Row>[], givesWay: readonly string[]): Column<Row>[] => [
  ...columns.slice(0, -1).map((column) => (givesWay.includes(column.key) ? { ...column, isHidden: true } : column)),
  ...agedColumns<Row>({ sortable: false }),
  ...columns.slice(-1),
];
