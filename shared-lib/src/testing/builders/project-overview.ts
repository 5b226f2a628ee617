import type { OpenDocuments, ProjectOverview } from '@siteledger/shared-lib/domain';

const nothing = { count: 0, amount: '0.00' };

/** Open documents; by default none. */
export const buildOpenDocuments = (given: Partial<OpenDocuments> = {}): OpenDocuments => ({
  ...nothing,
  overdue_count: 0,
  overdue_amount: '0.00',
  overdue_days: 0,
  ...given,
});

/** The overview of a project without documents. */
export const buildProjectOverview = (given: Partial<ProjectOverview> = {}): ProjectOverview => ({
  as_of: '2026-07-01',
  receivable: buildOpenDocuments(),
  payable: buildOpenDocuments(),
  last_certificate: null,
  submitted_variation_orders: nothing,
  draft_purchase_orders: nothing,
  activity: [],
  ...given,
});
