import { defineRemote } from '@siteledger/shared-lib/domain';

/** What this remote contributes; the build makes remote.json of it. */
export const remote = defineRemote({
  name: 'mfe-reports',
  owner: { team: 'Reports', contact: 'reports@siteledger.test' },
  requires: { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^2.0.0' },
  routes: [
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
      section: 'Reports',
      order: 40,
      title: 'Invoices',
      icon: 'FileTextOutlined',
      path: '/reports/invoices',
      permission: 'client.*',
    },
  ],
});
