import type { Permission, Project, ProjectOverview } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildOpenDocuments,
  buildProject,
  buildProjectOverview,
  holding,
  loadScreens,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../remote';

/** The next steps of this project and overview for a user with these permissions, on 1 July 2026. */
async function stepsOf(given: Partial<Project>, overview: Partial<ProjectOverview>, permissions?: Permission[]) {
  signedIn(permissions && holding(...permissions));
  const project = buildProject(given);
  answers('GET /projects/:uuid', { data: project });
  answers('GET /projects/:uuid/overview', { data: buildProjectOverview(overview) });
  renderPage(routes, { at: `/projects/${project.uuid}` });
  const next = within(await screen.findByRole('region', { name: 'Next steps' }));
  await next.findAllByText(/./);
  return next.queryAllByRole('link').map((link) => {
    const address = link.getAttribute('href')?.replaceAll(project.uuid, '{uuid}');
    return [link.textContent, address];
  });
}

const overdue = { count: 5, amount: '900.00', overdue_count: 2, overdue_amount: '570.07', overdue_days: 61 };
const EVERYTHING: Partial<ProjectOverview> = {
  receivable: buildOpenDocuments({ ...overdue, overdue_count: 1, overdue_days: 1 }),
  payable: buildOpenDocuments(overdue),
  submitted_variation_orders: { count: 1, amount: '300.00' },
  draft_purchase_orders: { count: 2, amount: '1250.50' },
};
const PAY = [
  'Pay 2 overdue bills RM 570.07 · up to 61 days late',
  '/bulk-payment/pending-expenses?project={uuid}&overdue=1',
];
const CHASE = ['Chase 1 overdue invoice RM 570.07 · 1 day late', '/projects/{uuid}/invoices?overdue=1'];
const DECIDE = [
  'Decide on 1 submitted variation order RM 300.00',
  '/projects/{uuid}/variation-orders?status=submitted',
];
const ISSUE = ['Issue 2 draft purchase orders RM 1,250.50', '/projects/{uuid}/purchase-orders?status=draft']; // prettier-ignore

beforeAll(() => loadScreens(routes));

test('offers the four most urgent things to do, each with the way to its rows', async () => {
  expect(await stepsOf({}, EVERYTHING)).toEqual([PAY, CHASE, DECIDE, ISSUE]);
});

test.each([
  { may: ['project.invoice'], steps: [CHASE] },
  { may: ['project.update'], steps: [DECIDE] },
  { may: ['project.po'], steps: [ISSUE] },
  { may: ['payment.manage'], steps: [PAY] },
  { may: [], steps: [] },
] satisfies { may: Permission[]; steps: string[][] }[])('offers to who holds $may only what they may do', async ({ may, steps }) => {
  const begun = { start_date: '2026-06-15' };

  expect(await stepsOf(begun, EVERYTHING, ['project.view', ...may])).toEqual(steps);
}); // prettier-ignore

const certificateOf = (date: string) => ({ last_certificate: { uuid: 'c3', cert_no: '3', date, amount: '499.50' } });

test('asks for the next certificate once the last one is more than 30 days old', async () => {
  expect(await stepsOf({}, certificateOf('2026-05-31'))).toEqual([
    ['Issue the next certificate Certificate 3 is of 31-May-2026', '/projects/{uuid}/invoices/create'],
  ]);
});

test('asks for the first certificate once the project has run for more than 30 days', async () => {
  expect(await stepsOf({ start_date: '2026-05-31' }, {})).toEqual([
    ['Issue the first certificate Started on 31-May-2026', '/projects/{uuid}/invoices/create'],
  ]);
});

test.each([
  { why: 'the last one is 30 days old', given: {}, overview: certificateOf('2026-06-01') },
  { why: 'all of the work is certified', given: { work_done_percent: '100.00' }, overview: {} },
  { why: 'the project has not begun', given: { status: 'New' as const }, overview: {} },
])('asks for no certificate when $why', async ({ given, overview }) => {
  expect(await stepsOf(given, overview)).toEqual([]);
  expect(screen.getByText('Nothing to do right now.')).toBeVisible();
});

test('asks for the retention that is still held once a project is completed', async () => {
  expect(await stepsOf({ status: 'Completed', retention_held: '29150.00' }, {})).toEqual([
    ['Claim the retention RM 29,150.00 held', '/projects/{uuid}/invoices/create?kind=retention_release'],
  ]);
});

test('asks for no retention before the project is completed', async () => {
  expect(await stepsOf({ start_date: '2026-06-15', retention_held: '29150.00' }, {})).toEqual([]);
});

test('puts the start of a project that has documents first', async () => {
  const steps = await stepsOf({ status: 'New', total_invoiced: '60.00' }, EVERYTHING);

  const [start] = screen.getAllByRole('button', { name: 'Start the project' });
  expect(within(screen.getByRole('region', { name: 'Next steps' })).getAllByRole('listitem')[0]).toContainElement(
    start!,
  );
  expect(steps).toEqual([PAY, CHASE, DECIDE]);
});
