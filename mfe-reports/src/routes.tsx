import type { RouteObject } from '@siteledger/shared-lib/router';

/** The screens of this remote, by the paths that remote.ts declares; each is loaded when it is opened. */
export const routes: RouteObject[] = [
  {
    path: '/reports/invoices',
    lazy: async () => {
      const { InvoicesReportPage } = await import(
        /* webpackChunkName: "invoices-report" */ './invoices-report/invoices-report-page'
      );
      return { Component: InvoicesReportPage };
    },
  },
];
