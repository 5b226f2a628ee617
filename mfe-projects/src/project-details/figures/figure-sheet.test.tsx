import type { FigureExplanation, FigureTerm, Project } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildProject,
  buildProjectOverview,
  holding,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../remote';

const term = (given: Partial<FigureTerm>): FigureTerm => ({
  operator: 'plus',
  key: 'receivable',
  label: 'Open certificates and invoices',
  unit: 'money',
  value: '233931.00',
  figure: null,
  documents: null,
  ...given,
});

const explanation = (given: Partial<FigureExplanation> = {}): FigureExplanation => ({
  figure: 'expected_cashflow',
  label: 'Expected Cashflow',
  unit: 'money',
  value: '221331.00',
  as_of: '2026-07-01',
  formula: 'Cashflow Nett + Open certificates and invoices − Open expenses',
  remark: null,
  terms: [
    term({ key: 'cashflow_nett', label: 'Cashflow Nett', value: '196400.00', figure: 'cashflow_nett' }),
    term({
      documents: {
        total: 3,
        sum: '233931.00',
        date_label: 'Due Date',
        is_hidden: false,
        rows: [
          {
            kind: 'certificate',
            uuid: 'c3',
            ref_no: '3',
            party: 'Jabatan Kerja Raya',
            date: '2026-07-30',
            amount: '133931.00',
            note: null,
          },
          {
            kind: 'certificate',
            uuid: 'c2',
            ref_no: '2',
            party: 'Jabatan Kerja Raya',
            date: '2026-06-30',
            amount: '90000.00',
            note: null,
          },
        ],
      },
    }),
    term({
      operator: 'minus',
      key: 'payable',
      label: 'Open expenses',
      value: '209000.00',
      documents: { total: 2, sum: '209000.00', date_label: 'Due Date', is_hidden: true, rows: [] },
    }),
  ],
  ...given,
});

function openProject(given: Partial<Project> = {}) {
  const project = buildProject({ expected_cashflow: '221331.00', cashflow_nett: '196400.00', ...given });
  const path = `/projects/${project.uuid}` as const;
  answers(`GET ${path}`, { data: project });
  return { project, path, ...renderPage(routes, { at: path }) };
}

const askWhy = async ({ user }: ReturnType<typeof openProject>, figure: RegExp) =>
  user.click(await screen.findByRole('button', { name: figure }));

const sheet = async (label: string) => within(await screen.findByRole('dialog', { name: `Why this number: ${label}` }));

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /projects/:uuid/overview', { data: buildProjectOverview() });
  answers('GET /projects/clients', { data: [] });
  answers('GET /projects/permissions', { data: [] });
  answers('GET /end_customers', listOf([]));
});

test('says why a figure is what it is: the formula, its terms and the documents behind them', async () => {
  const opened = openProject();
  answers(`GET ${opened.path}/figures/expected_cashflow`, { data: explanation() });

  await askWhy(opened, /^Expected Cashflow/);

  const shown = await sheet('Expected Cashflow');
  expect(
    await shown.findByText('Expected Cashflow = Cashflow Nett + Open certificates and invoices − Open expenses'),
  ).toBeVisible();
  const documents = within(shown.getByRole('table', { name: 'Open certificates and invoices' }));
  expect(
    documents.getByRole('row', { name: /Certificate 3.*Jabatan Kerja Raya.*30-Jul-2026.*RM 133,931.00/ }),
  ).toBeVisible();
  expect(documents.getByRole('link', { name: 'Certificate 2' })).toHaveAttribute('href', `${opened.path}/invoices/c2`);
  expect(shown.getByText('RM 209,000.00')).toBeVisible();
});

test('documents that are not listed stand as one line, so that the lines add up to the term', async () => {
  const opened = openProject();
  answers(`GET ${opened.path}/figures/expected_cashflow`, { data: explanation() });

  await askWhy(opened, /^Expected Cashflow/);

  const shown = await sheet('Expected Cashflow');
  expect(await shown.findByRole('row', { name: 'and 1 more RM 10,000.00' })).toBeVisible();
});

test('documents that the roles do not show are only counted', async () => {
  const opened = openProject();
  answers(`GET ${opened.path}/figures/expected_cashflow`, { data: explanation() });

  await askWhy(opened, /^Expected Cashflow/);

  const shown = await sheet('Expected Cashflow');
  expect(await shown.findByText('2 documents that your roles do not show.')).toBeVisible();
});

test('leads from a figure to those that it is made of, and back', async () => {
  const opened = openProject();
  answers(`GET ${opened.path}/figures/expected_cashflow`, { data: explanation() });
  const cashflow = { figure: 'cashflow_nett', label: 'Cashflow Nett', value: '196400.00', terms: [] } as const;
  answers(`GET ${opened.path}/figures/cashflow_nett`, {
    data: explanation({ ...cashflow, terms: [], formula: 'Total Received − Total Paid' }),
  });
  await askWhy(opened, /^Expected Cashflow/);

  await opened.user.click(await (await sheet('Expected Cashflow')).findByRole('button', { name: 'Cashflow Nett' }));
  const inner = await sheet('Cashflow Nett');
  expect(await inner.findByText('Cashflow Nett = Total Received − Total Paid')).toBeVisible();
  await opened.user.click(inner.getByRole('button', { name: 'Expected Cashflow' }));

  expect(await (await sheet('Expected Cashflow')).findByText('Open expenses')).toBeVisible();
});

test('opens and closes by keyboard, and the focus returns to the figure', async () => {
  const opened = openProject();
  answers(`GET ${opened.path}/figures/expected_cashflow`, { data: explanation() });
  const figure = await screen.findByRole('button', { name: /^Expected Cashflow/ });
  figure.focus();

  await opened.user.keyboard('{Enter}');
  await sheet('Expected Cashflow');
  await opened.user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(figure).toHaveFocus();
});

test('says that an explanation could not be loaded and loads it on Retry', async () => {
  const opened = openProject();
  let isAway = true;
  answers(`GET ${opened.path}/figures/expected_cashflow`, () =>
    isAway ? refusal(503, { message: 'The service is busy. Try again in a moment.' }) : { data: explanation() },
  );
  await askWhy(opened, /^Expected Cashflow/);

  const shown = await sheet('Expected Cashflow');
  expect(await shown.findByText('The service is busy. Try again in a moment.')).toBeVisible();
  isAway = false;
  await opened.user.click(shown.getByRole('button', { name: 'Retry' }));

  expect(await shown.findByText('Open expenses')).toBeVisible();
});

test('explains figures to users who can only view the project', async () => {
  signedIn(holding('project.view'));
  const opened = openProject();
  answers(`GET ${opened.path}/figures/duration_la`, {
    data: explanation({
      figure: 'duration_la',
      label: 'Project Timeline',
      unit: 'percent',
      value: '49.73',
      formula: 'Days passed ÷ Days from Start Date to End Date × 100',
      remark: 'A completed project has passed all.',
      terms: [
        term({ key: 'days_elapsed', label: 'Days passed', unit: 'days', value: '181' }),
        term({ operator: 'over', key: 'days_planned', label: 'Days planned', unit: 'days', value: '364' }),
      ],
    }),
  });

  await askWhy(opened, /^Project Timeline/);

  const shown = await sheet('Project Timeline');
  expect(await shown.findByText('181 days')).toBeVisible();
  expect(shown.getByText('364 days')).toBeVisible();
  expect(shown.getByText('A completed project has passed all.')).toBeVisible();
});
