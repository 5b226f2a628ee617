import { defineRemote } from '@siteledger/shared-lib/domain';

/** What this remote contributes; the build makes remote.json of it. */
export const remote = defineRemote({
  name: 'mfe-finance',
  owner: { team: 'Finance', contact: 'finance@siteledger.test' },
  requires: { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^2.0.0' },
  routes: [
    {
      path: '/bulk-payment',
      title: 'Bulk payment',
      breadcrumb: 'Bulk payment',
      permission: 'project.expense',
      redirect: '/bulk-payment/pending-expenses',
    },
    {
      path: '/bulk-payment/pending-expenses',
      title: 'Pending expenses',
      breadcrumb: 'Pending expenses',
      permission: 'project.expense',
      module: './routes',
      chunk: 'pending-expenses',
    },
    {
      path: '/document-printing/invoice',
      title: 'Invoice',
      breadcrumb: 'Invoice',
      permission: 'project.invoice',
      module: './routes',
      layout: 'plain',
      chunk: 'invoice-print',
    },
    {
      path: '/document-printing/po',
      title: 'Purchase order',
      breadcrumb: 'Purchase order',
      permission: 'project.po',
      module: './routes',
      layout: 'plain',
      chunk: 'po-print',
    },
    {
      path: '/document-printing/voucher',
      title: 'Payment voucher',
      breadcrumb: 'Payment voucher',
      permission: 'project.expense',
      module: './routes',
      layout: 'plain',
      chunk: 'voucher-print',
    },
    {
      path: '/document-printing/remittance',
      title: 'Remittance advice',
      breadcrumb: 'Remittance advice',
      permission: 'project.expense',
      module: './routes',
      layout: 'plain',
      chunk: 'remittance-print',
    },
  ],
  nav: [
    {
      section: 'Finance',
      order: 20,
      title: 'Pending expenses',
      icon: 'WalletOutlined',
      path: '/bulk-payment/pending-expenses',
      permission: 'project.expense',
    },
  ],
  slots: [
    {
      slot: 'dashboard.overview',
      id: 'to-pay',
      title: 'To pay',
      order: 10,
      permission: 'project.expense',
    },
    {
      slot: 'project.details.tabs',
      id: 'payments',
      title: 'Payments',
      order: 50,
      permission: 'project.expense',
    },
  ],
});
