import type { RouteObject } from '@siteledger/shared-lib/router';

// What a contractor's page shows, and that of an organisation that is one.
const purchasesTabs: RouteObject[] = [
  {
    path: 'projects',
    lazy: async () => {
      const { ContractorProjectsTab } = await import(
        /* webpackChunkName: "contractor-documents" */ './contractor-projects-tab'
      );
      return { Component: ContractorProjectsTab };
    },
  },
  {
    path: 'purchase-orders',
    lazy: async () => {
      const { ContractorOrdersTab } = await import(
        /* webpackChunkName: "contractor-documents" */ './contractor-orders-tab'
      );
      return { Component: ContractorOrdersTab };
    },
  },
  {
    path: 'expenses',
    lazy: async () => {
      const { ContractorExpensesTab } = await import(
        /* webpackChunkName: "contractor-documents" */ './contractor-expenses-tab'
      );
      return { Component: ContractorExpensesTab };
    },
  },
];

/** The screens of this remote, by the paths that remote.ts declares; each is loaded when it is opened. */
export const routes: RouteObject[] = [
  {
    path: '/clients/list',
    lazy: async () => {
      const { ClientListPage } = await import(/* webpackChunkName: "client-list" */ './clients/client-list-page');
      return { Component: ClientListPage };
    },
    children: [
      {
        path: 'create',
        lazy: async () => {
          const { CreateClientModal } = await import(
            /* webpackChunkName: "create-client" */ './clients/create-client-modal'
          );
          return { Component: CreateClientModal };
        },
      },
    ],
  },
  {
    path: '/clients/list/:uuid',
    lazy: async () => {
      const { ClientPage } = await import(/* webpackChunkName: "client" */ './clients/client-page');
      return { Component: ClientPage };
    },
    children: [
      {
        index: true,
        lazy: async () => {
          const { ClientDetailsTab } = await import(/* webpackChunkName: "client" */ './clients/client-details-tab');
          return { Component: ClientDetailsTab };
        },
      },
      {
        path: 'projects',
        lazy: async () => {
          const { ClientProjectsTab } = await import(
            /* webpackChunkName: "client-documents" */ './clients/client-projects-tab'
          );
          return { Component: ClientProjectsTab };
        },
      },
      {
        path: 'invoices',
        lazy: async () => {
          const { ClientInvoicesTab } = await import(
            /* webpackChunkName: "client-documents" */ './clients/client-invoices-tab'
          );
          return { Component: ClientInvoicesTab };
        },
      },
    ],
  },
  {
    path: '/contractors/list',
    lazy: async () => {
      const { ContractorListPage } = await import(
        /* webpackChunkName: "contractor-list" */ './contractors/contractor-list-page'
      );
      return { Component: ContractorListPage };
    },
    children: [
      {
        path: 'create',
        lazy: async () => {
          const { CreateContractorModal } = await import(
            /* webpackChunkName: "create-contractor" */ './contractors/create-contractor-modal'
          );
          return { Component: CreateContractorModal };
        },
      },
    ],
  },
  {
    path: '/contractors/list/:uuid',
    lazy: async () => {
      const { ContractorPage } = await import(/* webpackChunkName: "contractor" */ './contractors/contractor-page');
      return { Component: ContractorPage };
    },
    children: [
      {
        index: true,
        lazy: async () => {
          const { ContractorDetailsTab } = await import(
            /* webpackChunkName: "contractor" */ './contractors/contractor-details-tab'
          );
          return { Component: ContractorDetailsTab };
        },
      },
      ...purchasesTabs,
    ],
  },
  {
    path: '/organisations/list',
    lazy: async () => {
      const { OrganisationListPage } = await import(
        /* webpackChunkName: "organisation-list" */ './organisations/organisation-list-page'
      );
      return { Component: OrganisationListPage };
    },
    children: [
      {
        path: 'create',
        lazy: async () => {
          const { CreateOrganisationModal } = await import(
            /* webpackChunkName: "create-organisation" */ './organisations/create-organisation-modal'
          );
          return { Component: CreateOrganisationModal };
        },
      },
    ],
  },
  {
    path: '/organisations/list/:uuid',
    lazy: async () => {
      const { OrganisationPage } = await import(
        /* webpackChunkName: "organisation" */ './organisations/organisation-page'
      );
      return { Component: OrganisationPage };
    },
    children: [
      {
        index: true,
        lazy: async () => {
          const { OrganisationDetailsTab } = await import(
            /* webpackChunkName: "organisation" */ './organisations/organisation-details-tab'
          );
          return { Component: OrganisationDetailsTab };
        },
      },
      ...purchasesTabs,
      {
        path: 'invoices',
        lazy: async () => {
          const { OrganisationInvoicesTab } = await import(
            /* webpackChunkName: "own-invoices" */ './organisations/organisation-invoices-tab'
          );
          return { Component: OrganisationInvoicesTab };
        },
      },
    ],
  },
];
