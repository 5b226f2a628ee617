import {
  addDays,
  compareDays,
  compareMoney,
  counted,
  formatDay,
  formatMoney,
  type OpenDocuments,
  type Permission,
  type Project,
  type ProjectOverview,
  type WaitingDocuments,
} from '@siteledger/shared-lib/domain';
import { projectPath } from '../../project-paths';

/** A next step: the action, its reason or amount, and the screen for it. */
export type NextStep = { what: string; more: string; to: string; isUrgent?: boolean };

/** A certificate is due after this many days. docs/domain/projects.md#overview */
const CERTIFIED_EVERY_DAYS = 30;

type Known = { project: Project; overview: ProjectOverview; home: string };

type Rule = { permission: Permission; step: (known: Known) => NextStep | false };

const overdueSince = ({ overdue_count, overdue_amount, overdue_days }: OpenDocuments) =>
  `${formatMoney(overdue_amount)} · ${overdue_count > 1 ? 'up to ' : ''}${counted(overdue_days, 'day')} late`;

const overdue = (open: OpenDocuments | null, verb: string, noun: string, to: string): NextStep | false =>
  open !== null &&
  open.overdue_count > 0 && {
    what: `${verb} ${counted(open.overdue_count, `overdue ${noun}`)}`,
    more: overdueSince(open),
    to,
    isUrgent: true,
  };

const waiting = (documents: WaitingDocuments | null, verb: string, noun: string, to: string): NextStep | false =>
  documents !== null &&
  documents.count > 0 && {
    what: `${verb} ${counted(documents.count, noun)}`,
    more: formatMoney(documents.amount),
    to,
  };

function nextCertificate({ project, overview: { as_of, last_certificate }, home }: Known): NextStep | false {
  const { status, start_date, work_done_percent } = project;
  const last = last_certificate?.date ?? start_date;
  const isDue = compareDays(addDays(last, CERTIFIED_EVERY_DAYS), as_of) < 0;
  if (status !== 'On Going' || !isDue || Number(work_done_percent) >= 100) return false;
  return {
    what: last_certificate ? 'Issue the next certificate' : 'Issue the first certificate',
    more: last_certificate
      ? `Certificate ${last_certificate.cert_no} is of ${formatDay(last)}`
      : `Started on ${formatDay(last)}`,
    to: `${home}/invoices/create`,
  };
}

function heldRetention({ project: { status, retention_held }, home }: Known): NextStep | false {
  return (
    status === 'Completed' &&
    compareMoney(retention_held, 0) > 0 && {
      what: 'Claim the retention',
      more: `${formatMoney(retention_held)} held`,
      to: `${home}/invoices/create?kind=retention_release`,
    }
  );
}

// Most urgent first.
const RULES: readonly Rule[] = [
  {
    permission: 'payment.manage',
    step: ({ project: { uuid }, overview: { payable } }) =>
      overdue(payable, 'Pay', 'bill', `/bulk-payment/pending-expenses?project=${uuid}&overdue=1`),
  },
  {
    permission: 'project.invoice',
    step: ({ overview: { receivable }, home }) => overdue(receivable, 'Chase', 'invoice', `${home}/invoices?overdue=1`),
  },
  {
    permission: 'project.update',
    step: ({ overview, home }) =>
      waiting(
        overview.submitted_variation_orders,
        'Decide on',
        'submitted variation order',
        `${home}/variation-orders?status=submitted`,
      ),
  },
  {
    permission: 'project.po',
    step: ({ overview, home }) =>
      waiting(overview.draft_purchase_orders, 'Issue', 'draft purchase order', `${home}/purchase-orders?status=draft`),
  },
  { permission: 'project.invoice', step: nextCertificate },
  { permission: 'project.invoice', step: heldRetention },
];

/** Next steps in a project for a user with these permissions, most urgent first. docs/domain/projects.md#overview */
export function stepsOf(project: Project, overview: ProjectOverview, can: (permission: Permission) => boolean) {
  const known = { project, overview, home: projectPath(project.uuid) };
  return RULES.filter(({ permission }) => can(permission)).flatMap(({ step }) => step(known) || []);
}
