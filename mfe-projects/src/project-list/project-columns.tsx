import {
  CONTRACT_TERMS,
  PROJECT_FIGURES,
  projectSchema,
  TAX_POSITION_NAMES,
  type Project,
  type ProjectFigureKey,
} from '@siteledger/shared-lib/domain';
import { Link } from '@siteledger/shared-lib/router';
import { statusColumn } from '@siteledger/shared-lib/records';
import { type CellType, type Column } from '@siteledger/shared-lib/table';
import { FlaggedPercent } from '../flagged-percent';

type Field = keyof typeof projectSchema.fields;

const labels = projectSchema.describe().fields as Record<Field, { label: string }>;

const field = (key: Field & keyof Project, type: CellType = 'text', look: Partial<Column<Project>> = {}) =>
  ({
    key,
    title: labels[key].label,
    type,
    sortable: true,
    ...look,
  }) as Column<Project>;

const SHOWN_FIGURES: readonly ProjectFigureKey[] = [
  'contract_sum_and_vo',
  'total_invoiced',
  'total_invoiced_percent',
  'total_received',
  'total_expenses',
  'cashflow_nett',
  'projected_margin',
  'work_done_percent',
  'progress_diff',
];

// Highlighted when more than the contract is certified or invoiced.
const CAPPED: readonly ProjectFigureKey[] = ['total_invoiced_percent', 'work_done_percent'];

const figures = PROJECT_FIGURES.map(({ key, label, unit }): Column<Project> => ({
  key,
  title: label,
  type: unit,
  sortable: true,
  isHidden: !SHOWN_FIGURES.includes(key),
  render: CAPPED.includes(key) ? (project) => <FlaggedPercent value={project[key]} /> : undefined,
}));

const TERM_TYPES: Partial<Record<Field, CellType>> = {
  ...{ award_day: 'day', cpc_day: 'day', dlp_end: 'day', cmgd_day: 'day' },
  ...{ ld_per_day: 'money', honour_days: 'whole number', dlp_months: 'whole number' },
};

const TERM_LOOKS: Partial<Record<Field, Partial<Column<Project>>>> = {
  tax_position: { value: ({ tax_position }) => tax_position && TAX_POSITION_NAMES[tax_position] },
};

/** All columns of a project list; figures in their usual order. docs/domain/figures.md#project-figures */
export const projectColumns: Column<Project>[] = [
  field('name', 'text', {
    width: 210,
    render: ({ uuid, name }) => (
      <Link className="project-name two-lines" to={`/projects/${uuid}`} title={name}>
        {name}
      </Link>
    ),
  }),
  { key: 'code', title: 'Code', width: 84, sortable: true },
  field('client_name', 'text', {
    width: 140,
    render: ({ client_name }) => (
      <span className="two-lines" title={client_name}>
        {client_name}
      </span>
    ),
  }),
  statusColumn({ title: labels.status.label, width: 110 }),
  ...figures,
  field('contract_sum', 'money', { isHidden: true }),
  field('variation_order', 'money', { isHidden: true }),
  field('omission_value', 'money', { isHidden: true }),
  field('budget', 'money', { isHidden: true }),
  field('contingency_amt', 'money', { isHidden: true }),
  field('retention_percent', 'percent', { isHidden: true }),
  field('retention', 'money', { isHidden: true }),
  field('start_date', 'day', { isHidden: true }),
  field('end_date', 'day', { isHidden: true }),
  field('end_customer', 'text', { isHidden: true }),
  field('schedule', 'text', { isHidden: true }),
  field('remarks', 'text', { isHidden: true, sortable: false }),
  ...CONTRACT_TERMS.map((key) => field(key, TERM_TYPES[key], { isHidden: true, ...TERM_LOOKS[key] })),
  field('project_managers', 'text', {
    isHidden: true,
    sortable: false,
    value: ({ project_managers }) => project_managers.map((manager) => manager.name).join(', '),
  }),
];
