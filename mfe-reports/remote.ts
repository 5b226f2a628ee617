import { defineRemote } from '@siteledger/shared-lib/domain';

/** What this remote contributes; the build makes remote.json of it. */
export const remote = defineRemote({
  name: 'mfe-reports',
  owner: { team: 'Reports', contact: 'reports@siteledger.test' },
  requires: { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^2.0.0' },
  routes: [
    {
      path: '/',
      title: 'Dashboard',
      breadcrumb: 'Dashboard',
      permission: 'project.view',
      module: './routes',
      chunk: 'dashboard-performance',
    },
    {
      path: '/cashflow',
      title: 'Cashflow Overview',
      breadcrumb: 'Cashflow Overview',
      permission: 'project.view',
      module: './routes',
      chunk: 'dashboard-cashflow',
    },
    {
      path: '/overdue-invoices',
      title: 'Overdue Invoices',
      breadcrumb: 'Overdue Invoices',
      permission: 'project.invoice',
      module: './routes',
      chunk: 'dashboard-overdue-invoices',
    },
    {
      path: '/reports',
      title: 'Reports',
      breadcrumb: 'Reports',
      permission: 'client.*',
      redirect: '/reports/invoices',
    },
    {
      path: '/reports/*',
      title: 'Reports',
      breadcrumb: 'Reports',
      permission: 'client.*',
      redirect: '/reports/invoices',
    },
    {
      path: '/reports/invoices',
      title: 'Invoices report',
      breadcrumb: 'Invoices',
      permission: 'client.*',
      module: './routes',
      chunk: 'invoices-report',
    },
  ],
  nav: [
    {
      section: 'Overview',
      order: 1,
      title: 'Dashboard',
      icon: 'DashboardOutlined',
      path: '/',
      permission: 'project.view',
    },
    {
      section: 'Reports',
      order: 40,
      title: 'Invoices',
      icon: 'FileTextOutlined',
      path: '/reports/invoices',
      permission: 'client.*',
    },
  ],
});
