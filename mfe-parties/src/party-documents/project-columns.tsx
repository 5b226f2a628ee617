import { PROJECT_FIGURES, projectSchema, type Project } from '@siteledger/shared-lib/domain';
import { statusColumn } from '@siteledger/shared-lib/records';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';
import { PartyName } from '../party';

const labels = labelsOf(projectSchema);

const figure = (key: (typeof PROJECT_FIGURES)[number]['key'], isHidden = false): Column<Project> => {
  const { label, unit } = PROJECT_FIGURES.find((one) => one.key === key)!;
  return { key, title: label, type: unit, width: unit === 'money' ? 148 : 112, sortable: true, isHidden };
};

/** Columns of a party's projects; figures in RM and percent. docs/domain/figures.md#project-figures */
export const projectColumns: Column<Project>[] = [
  {
    key: 'name',
    title: labels.name,
    width: 210,
    sortable: true,
    render: ({ uuid, name }) => <PartyName to={`/projects/${uuid}`} name={name} />,
  },
  { key: 'code', title: 'Code', width: 90, sortable: true },
  { key: 'client_name', title: labels.client_name, width: 150, sortable: true },
  statusColumn({ title: labels.status, width: 116 }),
  { key: 'start_date', title: labels.start_date, type: 'day', width: 112, sortable: true },
  { key: 'end_date', title: labels.end_date, type: 'day', width: 112, sortable: true, isHidden: true },
  figure('contract_sum_and_vo'),
  figure('total_invoiced'),
  figure('total_received'),
  figure('work_done_percent'),
];
