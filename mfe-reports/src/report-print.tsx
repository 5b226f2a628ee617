import { useClientOptionsQuery, useContractorOptionsQuery, useProjectOptionsQuery } from '@siteledger/shared-lib/api';
import {
  formatDay,
  leavesOutLater,
  todayInKualaLumpur,
  UNDATED_AS_NOW,
  type DocumentGroup,
} from '@siteledger/shared-lib/domain';
import { PrintList, type Filters } from '@siteledger/shared-lib/table';
import { reportsApi } from './api';
import { useReportList } from './report';
import type { ReportKind } from './report-kind';
import { documentsLook, groupsLook } from './report-look';
import { useReportView } from './report-view';

type Props<Row extends { uuid: string }, Group extends DocumentGroup, F extends Filters> = {
  kind: ReportKind<Row, Group, F>;
};

/** A printed report as its screen shows it, headed by our own company. */
export function ReportPrint<Row extends { uuid: string }, Group extends DocumentGroup, F extends Filters>({
  kind,
}: Props<Row, Group, F>) {
  const view = useReportView();
  const list = useReportList(kind, view);
  const { data: company = null } = reportsApi.endpoints.reportsOwnCompany.useQuery();
  const day = view.asOf ?? todayInKualaLumpur();
  const paper = {
    company,
    list,
    nameOf: useNames(list.filters),
    facts: [`As of ${formatDay(day)}`, ...(leavesOutLater(day) ? [UNDATED_AS_NOW] : [])],
  };
  if (!view.groupBy)
    return <PrintList {...documentsLook(kind, view, list.query)} {...paper} title={`${kind.name} report`} />;
  const by = view.groupBy === 'project' ? 'project' : kind.groups.party.toLowerCase();
  return <PrintList {...groupsLook(kind, view, list.query)} {...paper} title={`${kind.name} report by ${by}`} />;
}

function useNames({ project, client, contractor }: Readonly<Record<string, string | readonly string[]>>) {
  const { data: projects = [] } = useProjectOptionsQuery(undefined, { skip: !project });
  const { data: clients = [] } = useClientOptionsQuery(undefined, { skip: !client });
  const { data: contractors = [] } = useContractorOptionsQuery(undefined, { skip: !contractor });
  return (uuid: string) => [...projects, ...clients, ...contractors].find((record) => record.uuid === uuid)?.name;
}
