import { around, defineRemote, redirect, screen } from '@siteledger/platform/remote';
import { type Permission } from '@siteledger/shared-lib/domain';
import { firstCall as firstProjects } from './src/project-list/list-defaults';

/** Descriptor of this remote. The build derives remote.json and the chunks from it; the shell mounts its screens. */
export const { remote, routes, slots, parts } = defineRemote<Permission>({
  name: 'mfe-projects',
  title: 'Projects',
  owner: { team: 'Projects', contact: 'projects@siteledger.test' },
  requires: { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^2.0.0' },
  paths: ['/projects'],
  screens: [
    redirect('/projects', { title: 'Projects', permission: 'project.*', to: '/projects/list' }),
    screen('/projects/list', {
      title: 'Projects',
      breadcrumb: 'List',
      permission: 'project.*',
      firstCalls: [firstProjects],
      load: async () => (await import('./src/project-list/project-list-page')).ProjectListPage,
      inside: [
        screen('/projects/list/create', {
          title: 'Create project',
          breadcrumb: 'Create',
          permission: 'project.create',
          load: async () => (await import('./src/create-project/create-project-modal')).CreateProjectModal,
        }),
        screen('/projects/list/:uuid/sales', {
          title: 'Sales',
          permission: 'project.invoice',
          chunk: 'project-views',
          load: async () => (await import('./src/project-list/sales-view')).SalesView,
        }),
        screen('/projects/list/:uuid/received', {
          title: 'Received',
          permission: 'project.expense',
          chunk: 'project-views',
          load: async () => (await import('./src/project-list/received-view')).ReceivedView,
        }),
        screen('/projects/list/:uuid/purchases', {
          title: 'Purchases',
          permission: 'project.po',
          chunk: 'project-views',
          load: async () => (await import('./src/project-list/purchases-view')).PurchasesView,
        }),
        screen('/projects/list/:uuid/cashflow/:days', {
          title: 'Cashflow',
          permission: 'project.*',
          chunk: 'project-views',
          load: async () => (await import('./src/project-list/cashflow-view')).CashflowView,
        }),
      ],
    }),
    screen('/projects/new-bill', {
      title: 'New bill',
      permission: 'project.expense',
      chunk: 'project-expense',
      load: async () => (await import('./src/project-suppliers/new-bill-page')).NewBillPage,
    }),
    screen('/projects/variation-orders', {
      title: 'Variation orders',
      permission: 'project.view',
      chunk: 'project-variations',
      load: async () => (await import('./src/project-variations/all-variations-page')).AllVariationsPage,
    }),
    around('/projects/:uuid', {
      load: async () => (await import('./src/project-details/project-page')).ProjectPage,
      inside: [
        screen('/projects/:uuid', {
          title: 'Project details',
          breadcrumb: 'Details',
          permission: 'project.*',
          chunk: 'project-details',
          load: async () => (await import('./src/project-details/project-details-tab')).ProjectDetailsTab,
        }),
        screen('/projects/:uuid/invoices', {
          title: 'Invoices',
          permission: 'project.invoice',
          chunk: 'project-invoices',
          load: async () => (await import('./src/project-invoices/invoice-list-tab')).InvoiceListTab,
        }),
        screen('/projects/:uuid/invoices/create', {
          title: 'New invoice',
          breadcrumb: 'Create',
          permission: 'project.invoice',
          chunk: 'project-invoice',
          load: async () => (await import('./src/project-invoices/create-invoice-page')).CreateInvoicePage,
        }),
        screen('/projects/:uuid/invoices/:invoiceUuid', {
          title: 'Invoice',
          permission: 'project.invoice',
          chunk: 'project-invoice',
          load: async () => (await import('./src/project-invoices/invoice-page')).InvoicePage,
        }),
        screen('/projects/:uuid/purchase-orders', {
          title: 'Purchase orders',
          permission: 'project.po',
          chunk: 'project-orders',
          load: async () => (await import('./src/project-orders/order-list-tab')).OrderListTab,
        }),
        screen('/projects/:uuid/purchase-orders/create', {
          title: 'New purchase order',
          breadcrumb: 'Create',
          permission: 'project.po',
          chunk: 'project-order',
          load: async () => (await import('./src/project-orders/create-order-page')).CreateOrderPage,
        }),
        screen('/projects/:uuid/purchase-orders/:contractorUuid', {
          title: 'Purchase order',
          permission: 'project.po',
          chunk: 'project-order',
          load: async () => (await import('./src/project-orders/contractor-orders-page')).ContractorOrdersPage,
        }),
        screen('/projects/:uuid/variation-orders', {
          title: 'Variation orders',
          permission: 'project.view',
          chunk: 'project-variations',
          load: async () => (await import('./src/project-variations/variation-list-tab')).VariationListTab,
          inside: [
            screen('/projects/:uuid/variation-orders/create', {
              title: 'New variation order',
              breadcrumb: 'Create',
              permission: 'project.update',
              load: async () => (await import('./src/project-variations/create-variation-modal')).CreateVariationModal,
            }),
            screen('/projects/:uuid/variation-orders/:variationUuid', {
              title: 'Variation order',
              permission: 'project.view',
              load: async () => (await import('./src/project-variations/variation-modal')).VariationModal,
            }),
          ],
        }),
        screen('/projects/:uuid/suppliers', {
          title: 'Suppliers',
          permission: 'project.expense',
          chunk: 'project-suppliers',
          load: async () => (await import('./src/project-suppliers/supplier-list-tab')).SupplierListTab,
        }),
        screen('/projects/:uuid/suppliers/expenses', {
          title: 'Expenses',
          permission: 'project.expense',
          chunk: 'project-suppliers',
          load: async () => (await import('./src/project-suppliers/expense-list-tab')).ExpenseListTab,
        }),
        screen('/projects/:uuid/suppliers/expenses/create', {
          title: 'New bill',
          breadcrumb: 'Create',
          permission: 'project.expense',
          chunk: 'project-expense',
          load: async () => (await import('./src/project-suppliers/create-expense-page')).CreateExpensePage,
        }),
        screen('/projects/:uuid/suppliers/expenses/:expenseUuid', {
          title: 'Expense',
          permission: 'project.expense',
          chunk: 'project-expense',
          load: async () => (await import('./src/project-suppliers/expense-page')).ExpensePage,
        }),
        screen('/projects/:uuid/cashflow', {
          title: 'Projected cashflow',
          breadcrumb: 'Cashflow',
          permission: 'project.*',
          chunk: 'project-cashflow',
          load: async () => (await import('./src/project-cashflow/cashflow-tab')).CashflowTab,
        }),
      ],
    }),
  ],
  nav: [
    {
      section: 'Projects',
      order: 10,
      title: 'Projects',
      icon: 'ProjectOutlined',
      path: '/projects/list',
      key: 'p',
      permission: 'project.*',
    },
  ],
  commands: [
    { section: 'New', order: 10, title: 'New bill', path: '/projects/new-bill', permission: 'project.expense' },
    {
      section: 'New',
      order: 20,
      // The invoice form also creates certificates.
      title: 'New certificate',
      path: '/projects/:uuid/invoices/create',
      asks: 'project',
      permission: 'project.invoice',
    },
    {
      section: 'New',
      order: 30,
      title: 'New purchase order',
      path: '/projects/:uuid/purchase-orders/create',
      asks: 'project',
      permission: 'project.po',
    },
    {
      section: 'New',
      order: 40,
      title: 'New variation order',
      path: '/projects/:uuid/variation-orders/create',
      asks: 'project',
      permission: 'project.update',
    },
    {
      section: 'Search',
      order: 35,
      title: 'All variation orders',
      path: '/projects/variation-orders',
      permission: 'project.view',
      takesSearch: true,
    },
    { section: 'New', order: 70, title: 'New project', path: '/projects/list/create', permission: 'project.create' },
  ],
  places: [{ name: 'project.details.tabs', props: { project: 'Project' } }],
});
