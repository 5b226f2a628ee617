import type { RouteObject } from '@siteledger/shared-lib/router';

/** The screens of this remote, by the paths that remote.ts declares; each is loaded when it is opened. */
export const routes: RouteObject[] = [
  {
    path: '/bulk-payment/pending-expenses',
    lazy: async () => {
      const { PendingExpensesPage } = await import(
        /* webpackChunkName: "pending-expenses" */ './pending-expenses/pending-expenses-page'
      );
      return { Component: PendingExpensesPage };
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
