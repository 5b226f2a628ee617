import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A picker that looks records up on the server, and how a user reaches it. */
export type Picker = {
  /** The file that puts it on the screen. */
  file: string;
  /** The screen's route, as its remote declares it, and any query. */
  route: string;
  query?: string;
  /** What it is called: the whole label, or how it begins. */
  label: string | RegExp;
  /** The button of the dialog that it is in; the first row of the list is ticked before. */
  opener?: RegExp;
  ticksRow?: boolean;
  /** The list of the API that it looks up. */
  lookup: '/contractors' | '/clients' | '/projects' | '/projects/clients' | '/users';
};

const contractor = { label: 'Contractor', lookup: '/contractors' } as const;
const project = { label: 'Project', lookup: '/projects' } as const;
const client = { label: 'Client', lookup: '/clients' } as const;

/** Every picker of the product. */
export const pickers: Picker[] = [
  ...[
    { route: '/projects/list/create', file: 'mfe-projects/src/project-parties.tsx' },
    { route: '/projects/list', file: 'mfe-projects/src/project-list/project-filters.tsx' },
    { route: '/projects/variation-orders', file: 'mfe-projects/src/project-variations/all-variations-page.tsx' },
  ].map((one) => ({ ...client, lookup: '/projects/clients' as const, ...one })),
  ...[
    { route: '/projects/:uuid/purchase-orders/create', file: 'mfe-projects/src/project-orders/order-form.tsx' },
    {
      route: '/projects/:uuid/suppliers/expenses/create',
      file: 'mfe-projects/src/project-suppliers/expense-fields.tsx',
    },
    {
      route: '/projects/:uuid/variation-orders/create',
      file: 'mfe-projects/src/project-variations/variation-fields.tsx',
    },
    {
      route: '/projects/:uuid/suppliers',
      file: 'mfe-projects/src/project-suppliers/assign-contractor-modal.tsx',
      opener: /^Assign/,
    },
    {
      route: '/bulk-payment/pending-expenses',
      file: 'mfe-finance/src/pending-expenses/pending-expenses-filters.tsx',
      label: 'Supplier',
    },
    { route: '/reports/expenses', file: 'mfe-reports/src/documents-report-filters.tsx' },
    { route: '/reports/purchase_orders', file: 'mfe-reports/src/purchase-orders-report/orders-report-filters.tsx' },
    { route: '/reports/payments', file: 'mfe-reports/src/payments-report/payments-report-filters.tsx' },
  ].map((one) => ({ ...contractor, ...one })),
  ...[
    { route: '/projects/new-bill', file: 'mfe-projects/src/project-suppliers/project-field.tsx' },
    { route: '/bulk-payment/pending-expenses', file: 'mfe-finance/src/pending-expenses/pending-expenses-filters.tsx' },
    { route: '/bulk-payment/payment-history', file: 'mfe-finance/src/payment-history/payment-history-filters.tsx' },
    {
      route: '/bulk-payment/write-off-expenses',
      file: 'mfe-finance/src/written-off-expenses/written-off-expenses-page.tsx',
    },
    { route: '/pending-invoices/list', file: 'mfe-finance/src/pending-invoices/pending-invoices-filters.tsx' },
    {
      route: '/pending-invoices/write-off-invoices',
      file: 'mfe-finance/src/written-off-invoices/written-off-invoices-page.tsx',
    },
    { route: '/reports/invoices', file: 'mfe-reports/src/documents-report-filters.tsx' },
    { route: '/reports/purchase_orders', file: 'mfe-reports/src/purchase-orders-report/orders-report-filters.tsx' },
    { route: '/reports/payments', file: 'mfe-reports/src/payments-report/payments-report-filters.tsx' },
    { route: '/', file: 'mfe-reports/src/dashboard/dashboard-filter-bar.tsx' },
    { route: '/users/list', file: 'mfe-admin/src/user-filters.tsx' },
    { route: '/users/list/create', file: 'mfe-admin/src/users/user-fields.tsx', label: 'Projects' },
    { route: '/users/roles', file: 'mfe-admin/src/role-management/projects-cell.tsx', label: /^Projects of / },
    {
      route: '/users/roles',
      file: 'mfe-admin/src/role-management/give-or-take-dialog.tsx',
      label: 'Assigned Projects',
      opener: /^Add or remove/,
      ticksRow: true,
    },
    {
      route: '/projects/:uuid/suppliers/expenses',
      file: 'mfe-projects/src/moves/move-fields.tsx',
      label: 'To Project',
      opener: /^Move/,
      ticksRow: true,
    },
  ].map((one) => ({ ...project, ...one })),
  ...[
    { route: '/reports/invoices', file: 'mfe-reports/src/documents-report-filters.tsx' },
    { route: '/reports/payments', file: 'mfe-reports/src/payments-report/payments-report-filters.tsx' },
    { route: '/', file: 'mfe-reports/src/dashboard/dashboard-filter-bar.tsx' },
  ].map((one) => ({ ...client, ...one })),
  {
    ...client,
    route: '/reports/purchase_orders',
    query: 'client=',
    file: 'mfe-reports/src/purchase-orders-report/orders-report-filters.tsx',
  },
  { route: '/why', file: 'shell/src/why/user-picker.tsx', label: 'User', lookup: '/users' },
];

const root = join(__dirname, '../..');

const PICKS = /<(LookupField|LookupSelect|RecordFilter|ProjectFilter|ClientFilter|ContractorFilter|ProjectsSelect)\b/g;

// Local ones, over what the screen has already.
const IS_LOCAL = /function ContractorFilter\b|from '\.\/contractor-filter'/;

const sourcesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .map((path) => join(folder, path));

// It makes a picker of another for the screens beside it.
const IS_PICKER = 'mfe-admin/src/role-management/projects-select.tsx';

/** How many pickers each source file of the screens puts on them. */
export function pickersInSources() {
  const folders = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  return [...folders.map((name) => join(name, 'src')), 'shell/src'].flatMap(sourcesIn).flatMap((file) => {
    if (file === IS_PICKER) return [];
    const source = readFileSync(join(root, file), 'utf8');
    const found = source.match(PICKS)?.filter((tag) => !(tag === '<ContractorFilter' && IS_LOCAL.test(source))) ?? [];
    return found.length > 0 ? [{ file, count: found.length }] : [];
  });
}

/** Source files of the screens that search on the server past the one picker, which waits for its answer. */
export const searchesOfTheirOwn = () =>
  readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .flatMap((name) => sourcesIn(join(name, 'src')))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('filterOption: false'));
