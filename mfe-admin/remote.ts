import { defineRemote, redirect, screen } from '@siteledger/platform/remote';
import { type Permission } from '@siteledger/shared-lib/domain';
import { firstCall as firstUsers } from './src/users/list-defaults';
import { OWN_NAME } from './src/own-name';

/** Descriptor of this remote. The build derives remote.json and the chunks from it; the shell mounts its screens. */
export const { remote, routes, slots, parts } = defineRemote<Permission>({
  name: OWN_NAME,
  title: 'Administration',
  owner: { team: 'Platform', contact: 'platform@siteledger.test' },
  requires: { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^2.0.0' },
  paths: ['/accountCodes', '/audit', '/bankAccounts', '/examples', '/imports', '/remotes', '/users'],
  screens: [
    redirect('/users', { title: 'Users', permission: 'member', to: '/users/list' }),
    screen('/users/list', {
      title: 'Users',
      breadcrumb: 'List',
      permission: 'member',
      firstCalls: [firstUsers],
      load: async () => (await import('./src/users/user-list-page')).UserListPage,
      inside: [
        screen('/users/list/create', {
          title: 'Create user',
          breadcrumb: 'Create',
          permission: 'member',
          chunk: 'user',
          load: async () => (await import('./src/users/create-user-modal')).CreateUserModal,
        }),
        screen('/users/list/:uuid', {
          title: 'User',
          breadcrumb: 'Update',
          permission: 'member',
          load: async () => (await import('./src/users/user-modal')).UserModal,
        }),
      ],
    }),
    screen('/users/roles', {
      title: 'Role Management',
      breadcrumb: 'Roles',
      permission: 'member',
      load: async () => (await import('./src/role-management/role-management-page')).RoleManagementPage,
    }),
    screen('/accountCodes', {
      title: 'Account codes',
      permission: 'finance_account_code.*',
      load: async () => (await import('./src/account-codes/account-code-list-page')).AccountCodeListPage,
      inside: [
        screen('/accountCodes/create', {
          title: 'Create account code',
          breadcrumb: 'Create',
          permission: 'finance_account_code.create',
          chunk: 'account-code-create',
          load: async () => (await import('./src/account-codes/create-account-code-modal')).CreateAccountCodeModal,
        }),
        screen('/accountCodes/:uuid', {
          title: 'Account code',
          breadcrumb: 'Details',
          permission: 'finance_account_code.*',
          load: async () => (await import('./src/account-codes/account-code-modal')).AccountCodeModal,
        }),
      ],
    }),
    screen('/accountCodes/export', {
      title: 'Accounting export',
      breadcrumb: 'Accounting export',
      permission: 'export.accounting',
      load: async () => (await import('./src/account-codes/export-settings/export-settings-page')).ExportSettingsPage,
    }),
    screen('/bankAccounts', {
      title: 'Bank accounts',
      permission: 'finance_account_code.*',
      load: async () => (await import('./src/bank-accounts/bank-account-list-page')).BankAccountListPage,
      inside: [
        screen('/bankAccounts/create', {
          title: 'Create bank account',
          breadcrumb: 'Create',
          permission: 'finance_account_code.create',
          chunk: 'bank-account-create',
          load: async () => (await import('./src/bank-accounts/create-bank-account-modal')).CreateBankAccountModal,
        }),
        screen('/bankAccounts/:uuid', {
          title: 'Bank account',
          breadcrumb: 'Details',
          permission: 'finance_account_code.*',
          load: async () => (await import('./src/bank-accounts/bank-account-modal')).BankAccountModal,
        }),
      ],
    }),
    screen('/imports', {
      title: 'Imports',
      permission: 'import.manage',
      load: async () => (await import('./src/imports/import-list-page')).ImportListPage,
      inside: [
        screen('/imports/new', {
          title: 'Import a file',
          breadcrumb: 'New',
          permission: 'import.manage',
          chunk: 'import-new',
          load: async () => (await import('./src/imports/new-import-modal')).NewImportModal,
        }),
      ],
    }),
    screen('/imports/move-in', {
      title: 'Move in',
      permission: 'import.manage',
      load: async () => (await import('./src/imports/move-in/move-in-page')).MoveInPage,
    }),
    screen('/imports/:uuid', {
      title: 'Import',
      breadcrumb: 'Import',
      permission: 'import.manage',
      load: async () => (await import('./src/imports/import-page')).ImportPage,
    }),
    screen('/audit', {
      title: 'Audit trail',
      permission: 'audit.view',
      load: async () => (await import('./src/audit/audit-page')).AuditPage,
    }),
    screen('/examples/outbox', {
      title: 'Outbox',
      permission: 'member',
      load: async () => (await import('./src/outbox/outbox-page')).OutboxPage,
    }),
    screen('/remotes', {
      title: 'Remotes',
      permission: 'remote.manage',
      load: async () => (await import('./src/remotes/remotes-page')).RemotesPage,
    }),
    screen('/remotes/tokens', {
      title: 'Publish tokens',
      permission: 'remote.publish',
      load: async () => (await import('./src/remotes/publish-tokens/publish-tokens-page')).PublishTokensPage,
    }),
  ],
  nav: [
    {
      section: 'Administration',
      order: 50,
      title: 'Users',
      icon: 'TeamOutlined',
      path: '/users/list',
      permission: 'member',
    },
    {
      section: 'Administration',
      order: 52,
      title: 'Role Management',
      icon: 'SafetyOutlined',
      path: '/users/roles',
      permission: 'member',
    },
    {
      section: 'Administration',
      order: 55,
      title: 'Account codes',
      icon: 'ApartmentOutlined',
      path: '/accountCodes',
      permission: 'finance_account_code.*',
    },
    {
      section: 'Administration',
      order: 56,
      title: 'Bank accounts',
      icon: 'BankOutlined',
      path: '/bankAccounts',
      permission: 'finance_account_code.*',
    },
    {
      section: 'Administration',
      order: 57,
      title: 'Imports',
      icon: 'ImportOutlined',
      path: '/imports',
      permission: 'import.manage',
    },
    {
      section: 'Administration',
      order: 60,
      title: 'Remotes',
      icon: 'AppstoreOutlined',
      path: '/remotes',
      permission: 'remote.manage',
    },
    {
      section: 'Administration',
      order: 70,
      title: 'Audit trail',
      icon: 'AuditOutlined',
      path: '/audit',
      permission: 'audit.view',
    },
  ],
  commands: [
    { section: 'New', order: 100, title: 'New user', path: '/users/list/create', permission: 'member' },
    {
      section: 'New',
      order: 110,
      title: 'New account code',
      path: '/accountCodes/create',
      permission: 'finance_account_code.create',
    },
    {
      section: 'New',
      order: 120,
      title: 'New bank account',
      path: '/bankAccounts/create',
      permission: 'finance_account_code.create',
    },
  ],
});
