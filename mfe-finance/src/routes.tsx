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
