import type { RouteObject } from '@siteledger/shared-lib/router';

/** The screens of this remote, by the paths that remote.ts declares; each is loaded when it is opened. */
export const routes: RouteObject[] = [
  {
    path: '/clients/list',
    lazy: async () => {
      const { ClientListPage } = await import(/* webpackChunkName: "client-list" */ './client-list/client-list-page');
      return { Component: ClientListPage };
    },
  },
];
