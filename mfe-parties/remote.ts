import { around, defineRemote, redirect, screen } from '@siteledger/platform/remote';
import { type Permission } from '@siteledger/shared-lib/domain';
import { firstCall as firstClients } from './src/clients/list-defaults';
import { firstCallOf } from './src/party/list-defaults';

/** Descriptor of this remote. The build derives remote.json and the chunks from it; the shell mounts its screens. */
export const { remote, routes, slots, parts } = defineRemote<Permission>({
  name: 'mfe-parties',
  title: 'Parties',
  owner: { team: 'Parties', contact: 'parties@siteledger.test' },
  requires: { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^2.0.0' },
  paths: ['/clients', '/contractors', '/organisations'],
  screens: [
    redirect('/clients', { title: 'Clients', permission: 'client.*', to: '/clients/list' }),
    screen('/clients/list', {
      title: 'Clients',
      breadcrumb: 'List',
      permission: 'client.*',
      firstCalls: [firstClients],
      load: async () => (await import('./src/clients/client-list-page')).ClientListPage,
      inside: [
        screen('/clients/list/create', {
          title: 'Create client',
          breadcrumb: 'Create',
          permission: 'client.create',
          load: async () => (await import('./src/clients/create-client-modal')).CreateClientModal,
        }),
      ],
    }),
    around('/clients/list/:uuid', {
      load: async () => (await import('./src/clients/client-page')).ClientPage,
      inside: [
        screen('/clients/list/:uuid', {
          title: 'Client',
          permission: 'client.view',
          chunk: 'client',
          load: async () => (await import('./src/clients/client-details-tab')).ClientDetailsTab,
        }),
        screen('/clients/list/:uuid/projects', {
          title: "Client's projects",
          breadcrumb: 'Projects',
          permission: 'client.view',
          chunk: 'client-documents',
          load: async () => (await import('./src/clients/client-projects-tab')).ClientProjectsTab,
        }),
        screen('/clients/list/:uuid/invoices', {
          title: "Client's invoices",
          breadcrumb: 'Invoices',
          permission: 'project.invoice',
          chunk: 'client-documents',
          load: async () => (await import('./src/clients/client-invoices-tab')).ClientInvoicesTab,
        }),
      ],
    }),
    redirect('/clients/*', { title: 'Clients', permission: 'client.*', to: '/clients/list' }),
    redirect('/contractors', { title: 'Contractors', permission: 'contractor.*', to: '/contractors/list' }),
    screen('/contractors/list', {
      title: 'Contractors',
      breadcrumb: 'List',
      permission: 'contractor.*',
      firstCalls: [firstCallOf('/contractors')],
      load: async () => (await import('./src/contractors/contractor-list-page')).ContractorListPage,
      inside: [
        screen('/contractors/list/create', {
          title: 'Create contractor',
          breadcrumb: 'Create',
          permission: 'contractor.create',
          load: async () => (await import('./src/contractors/create-contractor-modal')).CreateContractorModal,
        }),
      ],
    }),
    around('/contractors/list/:uuid', {
      load: async () => (await import('./src/contractors/contractor-page')).ContractorPage,
      inside: [
        screen('/contractors/list/:uuid', {
          title: 'Contractor',
          permission: 'contractor.view',
          chunk: 'contractor',
          load: async () => (await import('./src/contractors/contractor-details-tab')).ContractorDetailsTab,
        }),
        screen('/contractors/list/:uuid/projects', {
          title: "Contractor's projects",
          breadcrumb: 'Projects',
          permission: 'contractor.view',
          chunk: 'contractor-documents',
          load: async () => (await import('./src/party-documents/contractor-projects-tab')).ContractorProjectsTab,
        }),
        screen('/contractors/list/:uuid/purchase-orders', {
          title: "Contractor's purchase orders",
          breadcrumb: 'Purchase orders',
          permission: 'project.po',
          chunk: 'contractor-documents',
          load: async () => (await import('./src/party-documents/contractor-orders-tab')).ContractorOrdersTab,
        }),
        screen('/contractors/list/:uuid/expenses', {
          title: "Contractor's expenses",
          breadcrumb: 'Expenses',
          permission: 'project.expense',
          chunk: 'contractor-documents',
          load: async () => (await import('./src/party-documents/contractor-expenses-tab')).ContractorExpensesTab,
        }),
      ],
    }),
    redirect('/organisations', { title: 'Organisations', permission: 'contractor.*', to: '/organisations/list' }),
    screen('/organisations/list', {
      title: 'Organisations',
      breadcrumb: 'List',
      permission: 'contractor.*',
      firstCalls: [firstCallOf('/organisations')],
      load: async () => (await import('./src/organisations/organisation-list-page')).OrganisationListPage,
      inside: [
        screen('/organisations/list/create', {
          title: 'Create organisation',
          breadcrumb: 'Create',
          permission: 'contractor.create',
          load: async () => (await import('./src/organisations/create-organisation-modal')).CreateOrganisationModal,
        }),
      ],
    }),
    around('/organisations/list/:uuid', {
      load: async () => (await import('./src/organisations/organisation-page')).OrganisationPage,
      inside: [
        screen('/organisations/list/:uuid', {
          title: 'Organisation',
          permission: 'contractor.view',
          chunk: 'organisation',
          load: async () => (await import('./src/organisations/organisation-details-tab')).OrganisationDetailsTab,
        }),
        screen('/organisations/list/:uuid/projects', {
          title: "Organisation's projects",
          breadcrumb: 'Projects',
          permission: 'contractor.view',
          chunk: 'contractor-documents',
          load: async () => (await import('./src/party-documents/contractor-projects-tab')).ContractorProjectsTab,
        }),
        screen('/organisations/list/:uuid/purchase-orders', {
          title: "Organisation's purchase orders",
          breadcrumb: 'Purchase orders',
          permission: 'project.po',
          chunk: 'contractor-documents',
          load: async () => (await import('./src/party-documents/contractor-orders-tab')).ContractorOrdersTab,
        }),
        screen('/organisations/list/:uuid/expenses', {
          title: "Organisation's expenses",
          breadcrumb: 'Expenses',
          permission: 'project.expense',
          chunk: 'contractor-documents',
          load: async () => (await import('./src/party-documents/contractor-expenses-tab')).ContractorExpensesTab,
        }),
        screen('/organisations/list/:uuid/invoices', {
          title: "Own company's invoices",
          breadcrumb: 'Invoices',
          permission: 'project.invoice',
          chunk: 'own-invoices',
          load: async () => (await import('./src/organisations/organisation-invoices-tab')).OrganisationInvoicesTab,
        }),
      ],
    }),
  ],
  nav: [
    {
      section: 'Parties',
      order: 30,
      title: 'Clients',
      icon: 'ContactsOutlined',
      path: '/clients/list',
      key: 'c',
      permission: 'client.*',
    },
    {
      section: 'Parties',
      order: 31,
      title: 'Contractors',
      icon: 'ShopOutlined',
      path: '/contractors/list',
      permission: 'contractor.*',
    },
    {
      section: 'Parties',
      order: 32,
      title: 'Organisations',
      icon: 'BankOutlined',
      path: '/organisations/list',
      permission: 'contractor.*',
    },
  ],
  commands: [
    { section: 'New', order: 80, title: 'New client', path: '/clients/list/create', permission: 'client.create' },
    {
      section: 'New',
      order: 90,
      title: 'New contractor',
      path: '/contractors/list/create',
      permission: 'contractor.create',
    },
  ],
});
