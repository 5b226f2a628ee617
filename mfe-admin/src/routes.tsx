import type { RouteObject } from '@siteledger/shared-lib/router';

/** The screens of this remote, by the paths that remote.ts declares; each is loaded when it is opened. */
export const routes: RouteObject[] = [
  {
    path: '/users/list',
    lazy: async () => {
      const { UserListPage } = await import(/* webpackChunkName: "user-list" */ './user-list/user-list-page');
      return { Component: UserListPage };
    },
    children: [
      {
        path: 'create',
        lazy: async () => {
          const { CreateUserModal } = await import(/* webpackChunkName: "user" */ './user-list/create-user-modal');
          return { Component: CreateUserModal };
        },
      },
      {
        path: ':uuid',
        lazy: async () => {
          const { UserModal } = await import(/* webpackChunkName: "user" */ './user-list/user-modal');
          return { Component: UserModal };
        },
      },
    ],
  },
  {
    path: '/users/roles',
    lazy: async () => {
      const { RoleManagementPage } = await import(
        /* webpackChunkName: "role-management" */ './role-management/role-management-page'
      );
      return { Component: RoleManagementPage };
    },
  },
  {
    path: '/accountCodes',
    lazy: async () => {
      const { AccountCodesPage } = await import(
        /* webpackChunkName: "account-codes" */ './account-codes/account-codes-page'
      );
      return { Component: AccountCodesPage };
    },
    children: [
      {
        path: 'create',
        lazy: async () => {
          const { CreateAccountCodeModal } = await import(
            /* webpackChunkName: "account-code-create" */ './account-codes/create-account-code-modal'
          );
          return { Component: CreateAccountCodeModal };
        },
      },
      {
        path: ':uuid',
        lazy: async () => {
          const { AccountCodeModal } = await import(
            /* webpackChunkName: "account-code" */ './account-codes/account-code-modal'
          );
          return { Component: AccountCodeModal };
        },
      },
    ],
  },
  {
    path: '/audit',
    lazy: async () => {
      const { AuditPage } = await import(/* webpackChunkName: "audit" */ './audit/audit-page');
      return { Component: AuditPage };
    },
  },
  {
    path: '/examples/outbox',
    lazy: async () => {
      const { OutboxPage } = await import(/* webpackChunkName: "outbox" */ './outbox/outbox-page');
      return { Component: OutboxPage };
    },
  },
  {
    path: '/remotes',
    lazy: async () => {
      const { RemotesPage } = await import(/* webpackChunkName: "remotes" */ './remotes/remotes-page');
      return { Component: RemotesPage };
    },
  },
  {
    path: '/remotes/tokens',
    lazy: async () => {
      const { PublishTokensPage } = await import(
        /* webpackChunkName: "publish-tokens" */ './remotes/publish-tokens/publish-tokens-page'
      );
      return { Component: PublishTokensPage };
    },
  },
];
