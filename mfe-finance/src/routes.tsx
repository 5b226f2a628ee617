import type { RouteObject } from '@siteledger/shared-lib/router';

/** The screens of this remote, by the paths that remote.ts declares; each is loaded when it is opened. */
export const routes: RouteObject[] = [
  {
    path: '/pending-invoices/list',
    lazy: async () => {
      const { PendingInvoicesPage } = await import(
        /* webpackChunkName: "pending-invoices" */ './pending-invoices/pending-invoices-page'
      );
      return { Component: PendingInvoicesPage };
    },
    children: [
      {
        path: ':uuid/receive',
        lazy: async () => {
          const { ReceivePaymentModal } = await import(
            /* webpackChunkName: "receive-payment" */ './pending-invoices/receive-payment-modal'
          );
          return { Component: ReceivePaymentModal };
        },
      },
      {
        path: ':uuid/write-off',
        lazy: async () => {
          const { WriteOffInvoiceModal } = await import(
            /* webpackChunkName: "write-off-invoice" */ './pending-invoices/write-off-invoice-modal'
          );
          return { Component: WriteOffInvoiceModal };
        },
      },
    ],
  },
  {
    path: '/pending-invoices/write-off-invoices',
    lazy: async () => {
      const { WrittenOffInvoicesPage } = await import(
        /* webpackChunkName: "written-off-invoices" */ './written-off-invoices/written-off-invoices-page'
      );
      return { Component: WrittenOffInvoicesPage };
    },
  },
  {
    path: '/bulk-payment/payment-history',
    lazy: async () => {
      const { PaymentHistoryPage } = await import(
        /* webpackChunkName: "payment-history" */ './payment-history/payment-history-page'
      );
      return { Component: PaymentHistoryPage };
    },
  },
  {
    // The list stays as it is under the dialog, whose path is not below its own.
    lazy: async () => {
      const { PendingExpensesPage } = await import(
        /* webpackChunkName: "pending-expenses" */ './pending-expenses/pending-expenses-page'
      );
      return { Component: PendingExpensesPage };
    },
    children: [
      { path: '/bulk-payment/pending-expenses', element: null },
      {
        path: '/bulk-payment/:uuid/write-off',
        lazy: async () => {
          const { WriteOffExpenseModal } = await import(
            /* webpackChunkName: "write-off-expense" */ './pending-expenses/write-off-expense-modal'
          );
          return { Component: WriteOffExpenseModal };
        },
      },
    ],
  },
  {
    path: '/bulk-payment/write-off-expenses',
    lazy: async () => {
      const { WrittenOffExpensesPage } = await import(
        /* webpackChunkName: "written-off-expenses" */ './written-off-expenses/written-off-expenses-page'
      );
      return { Component: WrittenOffExpensesPage };
    },
  },
  {
    path: '/document-printing/invoice',
    lazy: async () => {
      const { InvoicePrintPage } = await import(
        /* webpackChunkName: "invoice-print" */ './document-printing/invoice-print/invoice-print-page'
      );
      return { Component: InvoicePrintPage };
    },
  },
  {
    path: '/document-printing/po',
    lazy: async () => {
      const { PoPrintPage } = await import(
        /* webpackChunkName: "po-print" */ './document-printing/po-print/po-print-page'
      );
      return { Component: PoPrintPage };
    },
  },
  {
    path: '/document-printing/voucher',
    lazy: async () => {
      const { VoucherPrintPage } = await import(
        /* webpackChunkName: "voucher-print" */ './document-printing/voucher-print/voucher-print-page'
      );
      return { Component: VoucherPrintPage };
    },
  },
  {
    path: '/document-printing/remittance',
    lazy: async () => {
      const { RemittancePrintPage } = await import(
        /* webpackChunkName: "remittance-print" */ './document-printing/remittance-print/remittance-print-page'
      );
      return { Component: RemittancePrintPage };
    },
  },
];

/** What this remote puts into places of other screens, by the ids that remote.ts declares. */
export const slots = {
  'to-pay': async () => {
    const { ToPayCard } = await import(/* webpackChunkName: "to-pay" */ './to-pay/to-pay-card');
    return { Component: ToPayCard };
  },
  payments: async () => {
    const { ProjectPayments } = await import(
      /* webpackChunkName: "project-payments" */ './project-payments/project-payments'
    );
    return { Component: ProjectPayments };
  },
};
