import { defineRemote, redirect, screen } from '@siteledger/platform/remote';
import { type Permission } from '@siteledger/shared-lib/domain';
import { firstCall as firstExpenses } from './src/pending-expenses/list-defaults';
import { firstCalls as firstInvoices } from './src/pending-invoices/list-defaults';

/** Descriptor of this remote. The build derives remote.json and the chunks from it; the shell mounts its screens. */
export const { remote, routes, slots, parts } = defineRemote<Permission>({
  name: 'mfe-finance',
  title: 'Finance',
  owner: { team: 'Finance', contact: 'finance@siteledger.test' },
  requires: { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^2.0.0' },
  paths: ['/bulk-payment', '/document-printing', '/pending-invoices'],
  screens: [
    redirect('/pending-invoices', {
      title: 'Pending invoices',
      permission: 'project.invoice',
      to: '/pending-invoices/list',
    }),
    screen('/pending-invoices/list', {
      title: 'Pending invoices',
      breadcrumb: 'List',
      permission: 'project.invoice',
      firstCalls: firstInvoices,
      load: async () => (await import('./src/pending-invoices/pending-invoices-page')).PendingInvoicesPage,
      inside: [
        screen('/pending-invoices/list/:uuid/receive', {
          title: 'Receive payment',
          permission: 'payment.manage',
          load: async () => (await import('./src/pending-invoices/receive-payment-modal')).ReceivePaymentModal,
        }),
        screen('/pending-invoices/list/:uuid/write-off', {
          title: 'Write off invoice',
          breadcrumb: 'Write off',
          permission: 'writeoff.manage',
          load: async () => (await import('./src/pending-invoices/write-off-invoice-modal')).WriteOffInvoiceModal,
        }),
      ],
    }),
    screen('/pending-invoices/write-off-invoices', {
      title: 'Written-off invoices',
      permission: 'project.invoice',
      load: async () => (await import('./src/written-off-invoices/written-off-invoices-page')).WrittenOffInvoicesPage,
    }),
    screen('/bulk-payment/payment-history', {
      title: 'Payment history',
      permission: 'project.expense',
      load: async () => (await import('./src/payment-history/payment-history-page')).PaymentHistoryPage,
    }),
    redirect('/bulk-payment', {
      title: 'Bulk payment',
      permission: 'project.expense',
      to: '/bulk-payment/pending-expenses',
    }),
    screen('/bulk-payment/pending-expenses', {
      title: 'Pending expenses',
      permission: 'project.expense',
      firstCalls: [firstExpenses],
      load: async () => (await import('./src/pending-expenses/pending-expenses-page')).PendingExpensesPage,
      inside: [
        screen('/bulk-payment/:uuid/write-off', {
          title: 'Write off',
          permission: 'writeoff.manage',
          load: async () =>
            (await import('./src/pending-expenses/write-off/write-off-expense-modal')).WriteOffExpenseModal,
        }),
      ],
    }),
    screen('/bulk-payment/write-off-expenses', {
      title: 'Written-off expenses',
      permission: 'project.expense',
      load: async () => (await import('./src/written-off-expenses/written-off-expenses-page')).WrittenOffExpensesPage,
    }),
    screen('/document-printing/invoice', {
      title: 'Invoice',
      permission: 'project.invoice',
      layout: 'plain',
      load: async () => (await import('./src/document-printing/invoice-print/invoice-print-page')).InvoicePrintPage,
    }),
    screen('/document-printing/po', {
      title: 'Purchase order',
      permission: 'project.po',
      layout: 'plain',
      load: async () => (await import('./src/document-printing/po-print/po-print-page')).PoPrintPage,
    }),
    screen('/document-printing/voucher', {
      title: 'Payment voucher',
      permission: 'project.expense',
      layout: 'plain',
      load: async () => (await import('./src/document-printing/voucher-print/voucher-print-page')).VoucherPrintPage,
    }),
    screen('/document-printing/remittance', {
      title: 'Remittance advice',
      permission: 'project.expense',
      layout: 'plain',
      load: async () =>
        (await import('./src/document-printing/remittance-print/remittance-print-page')).RemittancePrintPage,
    }),
  ],
  nav: [
    {
      section: 'Finance',
      order: 20,
      title: 'Pending invoices',
      icon: 'FileTextOutlined',
      path: '/pending-invoices/list',
      key: 'i',
      permission: 'project.invoice',
    },
    {
      section: 'Finance',
      order: 21,
      title: 'Written-off invoices',
      icon: 'StopOutlined',
      path: '/pending-invoices/write-off-invoices',
      permission: 'project.invoice',
    },
    {
      section: 'Finance',
      order: 22,
      title: 'Pending expenses',
      icon: 'WalletOutlined',
      path: '/bulk-payment/pending-expenses',
      key: 'e',
      permission: 'project.expense',
    },
    {
      section: 'Finance',
      order: 23,
      title: 'Written-off expenses',
      icon: 'StopOutlined',
      path: '/bulk-payment/write-off-expenses',
      permission: 'project.expense',
    },
    {
      section: 'Finance',
      order: 24,
      title: 'Payment history',
      icon: 'HistoryOutlined',
      path: '/bulk-payment/payment-history',
      key: 'h',
      permission: 'project.expense',
    },
  ],
  commands: [
    {
      section: 'New',
      order: 50,
      title: 'New payment',
      path: '/bulk-payment/pending-expenses',
      permission: 'payment.manage',
    },
    { section: 'New', order: 60, title: 'New receipt', path: '/pending-invoices/list', permission: 'payment.manage' },
    {
      section: 'Search',
      order: 50,
      title: 'Pending expenses',
      path: '/bulk-payment/pending-expenses',
      permission: 'project.expense',
      takesSearch: true,
    },
    {
      section: 'Search',
      order: 60,
      title: 'Pending invoices',
      path: '/pending-invoices/list',
      permission: 'project.invoice',
      takesSearch: true,
    },
  ],
  fills: [
    {
      place: 'dashboard.overview',
      id: 'to-pay',
      title: 'To pay',
      order: 10,
      permission: 'project.expense',
      props: {},
      load: async () => (await import('./src/to-pay/to-pay-card')).ToPayCard,
    },
    {
      place: 'project.details.tabs',
      id: 'payments',
      title: 'Payments',
      order: 50,
      permission: 'project.expense',
      props: { project: 'Project' },
      load: async () => (await import('./src/project-payments/project-payments')).ProjectPayments,
    },
  ],
});
