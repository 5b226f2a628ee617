import type { DocumentGroup } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { AsOfFilter, AsOfMark } from '@siteledger/shared-lib/records';
import { Link, useLocation } from '@siteledger/shared-lib/router';
import {
  DataTable,
  useIsNarrow,
  useListState,
  type Filters,
  type ListState,
  FilterChips,
} from '@siteledger/shared-lib/table';
import { PageHeader, Button, PrinterOutlined } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import { GroupBy } from './group-by';
import { GroupDocuments } from './group-documents';
import type { ReportKind } from './report-kind';
import { documentsLook, groupsLook } from './report-look';
import { useReportView, type ReportView } from './report-view';

type Props<Row extends { uuid: string }, Group extends DocumentGroup, F extends Filters> = {
  kind: ReportKind<Row, Group, F>;
  filters: (list: ListState<F>) => ReactNode;
  actions?: (list: ListState<F>) => ReactNode;
};

/**
 * A report: its documents, or groups that expand to their documents; the footer has the totals of all that match the
 * filters. docs/domain/dashboards-and-reports.md#reports
 */
export function Report<Row extends { uuid: string }, Group extends DocumentGroup, F extends Filters>(
  props: Props<Row, Group, F>,
) {
  const { kind, actions } = props;
  const view = useReportView();
  const list = useReportList(kind, view);
  const isNarrow = useIsNarrow();
  const perspective = (
    <>
      <GroupBy party={kind.groups.party} view={view} />
      <AsOfFilter />
    </>
  );
  // On a phone they are behind Filters, so that the rows start higher.
  const filters = (ofList: ListState<F>) => (
    <>
      {isNarrow && perspective}
      {props.filters(ofList)}
    </>
  );
  const shown = { ...props, filters, list, view };
  return (
    <>
      <PageHeader
        title={kind.name}
        extra={<AsOfMark />}
        actions={
          <>
            {!isNarrow && perspective}
            {actions?.(list)}
            <PrintLink path={kind.path} />
          </>
        }
      />
      {view.groupBy ? <Groups key={view.groupBy} {...shown} /> : <Documents {...shown} />}
    </>
  );
}

/** List state of a report from its address, for documents or groups. */
export function useReportList<Row extends { uuid: string }, Group extends DocumentGroup, F extends Filters>(
  { documents: { defaults }, groups }: ReportKind<Row, Group, F>,
  { groupBy }: ReportView,
) {
  return useListState<F>(groupBy ? { ...defaults, sort: groups.sort } : defaults);
}

type Shown<Row extends { uuid: string }, Group extends DocumentGroup, F extends Filters> = Props<Row, Group, F> & {
  list: ListState<F>;
  view: ReportView;
};

function Documents<Row extends { uuid: string }, Group extends DocumentGroup, F extends Filters>({
  kind,
  filters,
  list,
  view,
}: Shown<Row, Group, F>) {
  const look = documentsLook(kind, view, list.query);
  return (
    <DataTable
      key={look.columnsKey}
      {...look}
      name={kind.name}
      list={list}
      filters={
        <>
          {filters(list)}
          {kind.documents.aged && <AgeingSwitch view={view} />}
        </>
      }
      savedViews={kind.views}
      nextStep={<NextStep />}
      exportName={kind.fileName}
    />
  );
}

function Groups<Row extends { uuid: string }, Group extends DocumentGroup, F extends Filters>({
  kind,
  filters,
  list,
  view,
}: Shown<Row, Group, F>) {
  return (
    <DataTable
      {...groupsLook(kind, view, list.query)}
      name={kind.name}
      list={list}
      filters={filters(list)}
      expanded={(group) => <GroupDocuments kind={kind} group={group} list={list} view={view} />}
      savedViews={kind.views}
      nextStep={<NextStep />}
      exportName={kind.fileName}
    />
  );
}

const NextStep = () => (
  <>
    <p>Nothing to report yet. Documents are created in their projects.</p>
    <Permission any={['project.view']}>
      <Link to="/projects/list">Open the projects</Link>
    </Permission>
  </>
);

const ageing = [{ value: '1', label: 'Ageing columns' }];

const AgeingSwitch = ({ view }: { view: Pick<ReportView, 'isAged' | 'setAged'> }) => (
  <FilterChips
    label="Columns"
    options={ageing}
    chosen={view.isAged ? '1' : ''}
    onChange={([chosen]) => view.setAged(chosen === '1')}
  />
);

function PrintLink({ path }: { path: string }) {
  const { search } = useLocation();
  return (
    <Button icon={<PrinterOutlined aria-hidden />} href={`${path}/print${search}`} target="_blank" rel="noreferrer">
      Print
    </Button>
  );
}
