import { defineRemote } from '@siteledger/shared-lib/domain';

/** What this remote contributes; the build makes remote.json of it. */
export const remote = defineRemote({
  name: 'mfe-parties',
  owner: { team: 'Parties', contact: 'parties@siteledger.test' },
  requires: { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^2.0.0' },
  routes: [
    { path: '/clients', title: 'Clients', breadcrumb: 'Clients', permission: 'client.*', redirect: '/clients/list' },
    { path: '/clients/*', title: 'Clients', breadcrumb: 'Clients', permission: 'client.*', redirect: '/clients/list' },
    {
      path: '/clients/list',
      title: 'Clients',
      breadcrumb: 'List',
      permission: 'client.*',
      module: './routes',
      chunk: 'client-list',
    },
  ],
  nav: [
    {
      section: 'Parties',
      order: 30,
      title: 'Clients',
      icon: 'ContactsOutlined',
      path: '/clients/list',
      permission: 'client.*',
    },
  ],
});
