import { boolean, ref, type InferType } from 'yup';
import { NAME_MAX } from './constants';
import { compareDays, isDay, type Day } from './days/dates';
import {
  amount,
  choice,
  day,
  identifier,
  identifiers,
  onUse,
  paragraphs,
  percentage,
  record,
  text,
  wholeNumber,
} from './fields';
import type { Money } from './money/money';
import type { Percent } from './money/percent';
import { ROLES } from './people/permissions';
import { type ContractTerms, contractTerms } from './project-terms';
import type { Recorded, Reference } from './reference';

export const PROJECT_STATUSES = ['New', 'On Going', 'Completed'] as const;

export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** Status of a new project. docs/domain/projects.md#fields */
export const DEFAULT_PROJECT_STATUS: ProjectStatus = 'New';

/** Statuses in the project list's default filter. docs/domain/projects.md#fields */
export const DEFAULT_PROJECT_FILTER: readonly ProjectStatus[] = ['New', 'On Going'];

const START = 'Start Date';
const END = 'End Date';

const startsBeforeEnd = (end: unknown, start: unknown) => !isDay(start) || !isDay(end) || compareDays(start, end) < 0;

/** Schema to create a project; every message names its field. docs/domain/projects.md#fields */
export const projectSchema = onUse(() =>
  record({
    name: text('Name').required().max(NAME_MAX),
    status: choice('Status', PROJECT_STATUSES).required(),
    contract_sum: amount('Contract Sum', { min: '0' }).required(),
    client_name: text('Client').required().max(NAME_MAX),
    variation_order: amount('Variation Order', { min: '0' }),
    end_customer: text('End Customer').max(NAME_MAX),
    retention_percent: percentage('Retention Percent', { moreThan: '0', max: '100' }).required(),
    retention: amount('Retention', { min: '0' }),
    schedule: text('Services').max(1000),
    remarks: paragraphs('Remarks').max(4000),
    project_managers: identifiers('Project Managers').required().min(1),
    budget: amount('Budget', { min: '0' }),
    start_date: day(START)
      .required()
      .when('end_date', ([end], schema) =>
        schema.test('before', `${START} must be before ${END}.`, (start) => startsBeforeEnd(end, start)),
      ),
    end_date: day(END)
      .required()
      .test('after', `${END} must be after ${START}.`, (end, { resolve }) =>
        startsBeforeEnd(end, resolve(ref('start_date'))),
      ),
    contingency_amt: amount('Contingency Amount', { min: '0' }),
    omission_value: amount('Omission Amount', { min: '0' }),
    ...contractTerms(START),
  }),
);

/**
 * Schema to update a project: its fields, the version read, and the reason to reopen a completed one.
 * docs/domain/calls.md#versions, docs/domain/states-and-deletions.md#projects
 */
export const projectUpdateSchema = onUse(() =>
  projectSchema.shape({
    version: wholeNumber('Version'),
    status_reason: paragraphs('Reason').max(NAME_MAX),
  }),
);

/** The update with `preview`, which returns the resulting project without saving it. */
export const projectUpdateCallSchema = onUse(() => projectUpdateSchema.shape({ preview: boolean().label('Preview') }));

/** Schema to assign a contractor to a project. docs/domain/projects.md#assigned-contractors */
export const assignmentSchema = onUse(() => record({ contractor_uuid: identifier('Contractor').required() }));

export type ProjectInput = InferType<typeof projectSchema>;

export type ProjectUpdate = InferType<typeof projectUpdateSchema>;

/** Computed figures of a project, in the order of the list: RM or percent. figures.md#project-figures */
export const PROJECT_FIGURES = [
  { key: 'contract_sum_and_vo', label: 'Contract Sum & VO', unit: 'money' },
  { key: 'revised_budget', label: 'Revised Budget', unit: 'money' },
  { key: 'expected_profit', label: 'Expected Profit', unit: 'money' },
  { key: 'total_invoiced', label: 'Total Invoiced', unit: 'money' },
  { key: 'total_invoiced_percent', label: 'Total Invoiced %', unit: 'percent' },
  { key: 'total_received', label: 'Total Received', unit: 'money' },
  { key: 'retention_held', label: 'Retention Held', unit: 'money' },
  { key: 'total_committed', label: 'Total Committed', unit: 'money' },
  { key: 'total_expenses', label: 'Total Expenses', unit: 'money' },
  { key: 'total_paid', label: 'Total Paid', unit: 'money' },
  { key: 'cashflow_nett', label: 'Cashflow Nett', unit: 'money' },
  { key: 'cashflow_margin', label: 'Cashflow Margin', unit: 'percent' },
  { key: 'expected_cashflow', label: 'Expected Cashflow', unit: 'money' },
  { key: 'cashflow_this_month', label: 'Cashflow This Month', unit: 'money' },
  { key: 'cashflow30', label: 'Projected Cashflow 30 Days', unit: 'money' },
  { key: 'cashflow60', label: 'Projected Cashflow 60 Days', unit: 'money' },
  { key: 'cashflow90', label: 'Projected Cashflow 90 Days', unit: 'money' },
  { key: 'profit_margin', label: 'Profit Margin', unit: 'percent' },
  { key: 'eac', label: 'Estimate at Completion', unit: 'money' },
  { key: 'projected_margin', label: 'Projected Margin', unit: 'percent' },
  { key: 'work_done_percent', label: 'Work Done', unit: 'percent' },
  // The percentage of the planned days that have passed.
  { key: 'duration_la', label: 'Project Timeline', unit: 'percent' },
  { key: 'progress_diff', label: 'Duration Variance', unit: 'percent' },
] as const;

type Figure = (typeof PROJECT_FIGURES)[number];

export type ProjectFigureKey = Figure['key'];

export type ProjectFigures = {
  [Key in ProjectFigureKey]: Extract<Figure, { key: Key }> extends { unit: 'money' } ? Money : Percent;
};

/** A project in responses: fields, references, and every computed figure as of a day. Amounts in RM. */
export type Project = Recorded &
  ProjectFigures &
  ContractTerms & {
    code: string;
    name: string;
    status: ProjectStatus;
    contract_sum: Money;
    client: Reference;
    client_name: string;
    client_uuid: string;
    variation_order: Money;
    end_customer: string | null;
    retention_percent: string;
    retention: Money | null;
    schedule: string | null;
    remarks: string | null;
    project_managers: { id: number; uuid: string; name: string }[];
    budget: Money;
    contingency_amt: Money;
    omission_value: Money;
    start_date: Day;
    end_date: Day;
    updated_at: string;
    as_of: Day;
  };

/** Status transitions; the server checks further conditions. states-and-deletions.md#projects */
const TRANSITIONS: Record<ProjectStatus, readonly ProjectStatus[]> = {
  New: ['On Going'],
  'On Going': ['New', 'Completed'],
  Completed: ['On Going'],
};

/** Statuses that an edit may set: the present one and its successors. states-and-deletions.md#projects */
export const nextProjectStatuses = (status: ProjectStatus): readonly ProjectStatus[] => [
  status,
  ...TRANSITIONS[status],
];

const MAY_REOPEN: readonly number[] = [ROLES.SUPER_ADMIN, ROLES.ADMIN, ROLES.BUSINESS_OWNER];

/** Whether a user with these roles may reopen a completed project. states-and-deletions.md#projects */
export const mayReopenProjects = (roleIds: readonly number[]) => roleIds.some((id) => MAY_REOPEN.includes(id));

/**
 * One expected movement of a project's money. Amounts in RM, `overdue` in days.
 * figures.md#the-projection-by-week-and-document
 */
export type CashflowItem = {
  date: Day;
  direction: 'IN' | 'OUT';
  type: 'invoice' | 'expense';
  uuid: string;
  ref_no: string;
  party: string;
  due_date: Day;
  overdue: number;
  amount: Money;
  running_balance: Money;
};

/**
 * Projected cashflow of a project over 30, 60 or 90 days, by week and by document. Amounts in RM.
 * docs/domain/figures.md#the-projection-by-week-and-document
 */
export type CashflowProjection = {
  as_of: Day;
  days: number;
  opening_balance: Money;
  total_in: Money;
  total_out: Money;
  nett: Money;
  closing_balance: Money;
  buckets: { from: Day; to: Day; in: Money; out: Money; nett: Money; running: Money }[];
  items: CashflowItem[];
};
