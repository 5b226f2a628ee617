import { defineRemote } from '@siteledger/shared-lib/domain';

/** What this remote contributes; the build makes remote.json of it. */
export const remote = defineRemote({
  name: 'mfe-admin',
  owner: { team: 'Platform', contact: 'platform@siteledger.test' },
  requires: { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^2.0.0' },
  routes: [
    { path: '/users', title: 'Users', breadcrumb: 'Users', permission: 'member', redirect: '/users/list' },
    {
      path: '/users/list',
      title: 'Users',
      breadcrumb: 'List',
      permission: 'member',
      module: './routes',
      chunk: 'user-list',
    },
    {
      path: '/remotes',
      title: 'Remotes',
      breadcrumb: 'Remotes',
      permission: 'remote.manage',
      module: './routes',
      chunk: 'remotes',
    },
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
      order: 60,
      title: 'Remotes',
      icon: 'AppstoreOutlined',
      path: '/remotes',
      permission: 'remote.manage',
    },
  ],
});
