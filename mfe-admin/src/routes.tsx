import type { RouteObject } from '@siteledger/shared-lib/router';

/** The screens of this remote, by the paths that remote.ts declares; each is loaded when it is opened. */
export const routes: RouteObject[] = [
  {
    path: '/users/list',
    lazy: async () => {
      const { UserListPage } = await import(/* webpackChunkName: "user-list" */ './user-list/user-list-page');
      return { Component: UserListPage };
    },
  },
  {
    path: '/remotes',
    lazy: async () => {
      const { RemotesPage } = await import(/* webpackChunkName: "remotes" */ './remotes/remotes-page');
      return { Component: RemotesPage };
    },
  },
];
