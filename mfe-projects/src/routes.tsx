import type { RouteObject } from '@siteledger/shared-lib/router';

/** The screens of this remote, by the paths that remote.ts declares; each is loaded when it is opened. */
export const routes: RouteObject[] = [
  {
    path: '/projects/list',
    lazy: async () => {
      const { ProjectListPage } = await import(
        /* webpackChunkName: "project-list" */ './project-list/project-list-page'
      );
      return { Component: ProjectListPage };
    },
    children: [
      {
        path: 'create',
        lazy: async () => {
          const { CreateProjectModal } = await import(
            /* webpackChunkName: "create-project" */ './create-project/create-project-modal'
          );
          return { Component: CreateProjectModal };
        },
      },
      {
        path: ':uuid/sales',
        lazy: async () => {
          const { SalesView } = await import(/* webpackChunkName: "project-views" */ './project-list/sales-view');
          return { Component: SalesView };
        },
      },
      {
        path: ':uuid/received',
        lazy: async () => {
          const { ReceivedView } = await import(/* webpackChunkName: "project-views" */ './project-list/received-view');
          return { Component: ReceivedView };
        },
      },
      {
        path: ':uuid/purchases',
        lazy: async () => {
          const { PurchasesView } = await import(
            /* webpackChunkName: "project-views" */ './project-list/purchases-view'
          );
          return { Component: PurchasesView };
        },
      },
      {
        path: ':uuid/cashflow/:days',
        lazy: async () => {
          const { CashflowView } = await import(/* webpackChunkName: "project-views" */ './project-list/cashflow-view');
          return { Component: CashflowView };
        },
      },
    ],
  },
  {
    path: '/projects/:uuid',
    lazy: async () => {
      const { ProjectDetailsPage } = await import(
        /* webpackChunkName: "project-details" */ './project-details/project-details-page'
      );
      return { Component: ProjectDetailsPage };
    },
    children: [
      {
        index: true,
        lazy: async () => {
          const { DetailsTab } = await import(
            /* webpackChunkName: "project-details" */ './project-details/details-tab'
          );
          return { Component: DetailsTab };
        },
      },
      {
        path: 'invoices',
        lazy: async () => {
          const { InvoicesTab } = await import(
            /* webpackChunkName: "project-invoices" */ './project-invoices/invoices-tab'
          );
          return { Component: InvoicesTab };
        },
      },
      {
        path: 'invoices/create',
        lazy: async () => {
          const { CreateInvoicePage } = await import(
            /* webpackChunkName: "project-invoice" */ './project-invoices/create-invoice-page'
          );
          return { Component: CreateInvoicePage };
        },
      },
      {
        path: 'invoices/:invoiceUuid',
        lazy: async () => {
          const { InvoicePage } = await import(
            /* webpackChunkName: "project-invoice" */ './project-invoices/invoice-page'
          );
          return { Component: InvoicePage };
        },
      },
      {
        path: 'purchase-orders',
        lazy: async () => {
          const { OrderListTab } = await import(
            /* webpackChunkName: "project-orders" */ './project-orders/order-list-tab'
          );
          return { Component: OrderListTab };
        },
      },
      {
        path: 'purchase-orders/create',
        lazy: async () => {
          const { CreateOrderTab } = await import(
            /* webpackChunkName: "project-order" */ './project-orders/create-order-tab'
          );
          return { Component: CreateOrderTab };
        },
      },
      {
        path: 'purchase-orders/:contractorUuid',
        lazy: async () => {
          const { ContractorOrdersTab } = await import(
            /* webpackChunkName: "project-order" */ './project-orders/contractor-orders-tab'
          );
          return { Component: ContractorOrdersTab };
        },
      },
      {
        path: 'variation-orders',
        lazy: async () => {
          const { VariationsTab } = await import(
            /* webpackChunkName: "project-variations" */ './project-variations/variations-tab'
          );
          return { Component: VariationsTab };
        },
        children: [
          {
            path: 'create',
            lazy: async () => {
              const { CreateVariationModal } = await import(
                /* webpackChunkName: "create-variation" */ './project-variations/create-variation-modal'
              );
              return { Component: CreateVariationModal };
            },
          },
          {
            path: ':variationUuid',
            lazy: async () => {
              const { VariationModal } = await import(
                /* webpackChunkName: "variation" */ './project-variations/variation-modal'
              );
              return { Component: VariationModal };
            },
          },
        ],
      },
      {
        path: 'suppliers',
        lazy: async () => {
          const { SuppliersPage } = await import(
            /* webpackChunkName: "project-suppliers" */ './project-suppliers/suppliers-page'
          );
          return { Component: SuppliersPage };
        },
      },
      {
        path: 'suppliers/expenses',
        lazy: async () => {
          const { ExpensesPage } = await import(
            /* webpackChunkName: "project-suppliers" */ './project-suppliers/expenses-page'
          );
          return { Component: ExpensesPage };
        },
      },
      {
        path: 'suppliers/expenses/create',
        lazy: async () => {
          const { CreateExpensePage } = await import(
            /* webpackChunkName: "project-expense" */ './project-suppliers/create-expense-page'
          );
          return { Component: CreateExpensePage };
        },
      },
      {
        path: 'suppliers/expenses/:expenseUuid',
        lazy: async () => {
          const { ExpensePage } = await import(
            /* webpackChunkName: "project-expense" */ './project-suppliers/expense-page'
          );
          return { Component: ExpensePage };
        },
      },
      {
        path: 'cashflow',
        lazy: async () => {
          const { CashflowTab } = await import(
            /* webpackChunkName: "project-cashflow" */ './project-cashflow/cashflow-tab'
          );
          return { Component: CashflowTab };
        },
      },
    ],
  },
];
