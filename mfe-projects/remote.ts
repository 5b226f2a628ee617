import { defineRemote } from '@siteledger/shared-lib/domain';

/** What this remote contributes; the build makes remote.json of it. */
export const remote = defineRemote({
  name: 'mfe-projects',
  owner: { team: 'Projects', contact: 'projects@siteledger.test' },
  requires: { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^2.0.0' },
  routes: [
    {
      path: '/projects',
      title: 'Projects',
      breadcrumb: 'Projects',
      permission: 'project.*',
      redirect: '/projects/list',
    },
    {
      path: '/projects/list',
      title: 'Projects',
      breadcrumb: 'List',
      permission: 'project.*',
      module: './routes',
      chunk: 'project-list',
    },
    {
      path: '/projects/list/create',
      title: 'Create project',
      breadcrumb: 'Create',
      permission: 'project.create',
      module: './routes',
      chunk: 'create-project',
    },
    {
      path: '/projects/:uuid',
      title: 'Project details',
      breadcrumb: 'Details',
      permission: 'project.*',
      module: './routes',
      chunk: 'project-details',
    },
  ],
  nav: [
    {
      section: 'Projects',
      order: 10,
      title: 'Projects',
      icon: 'ProjectOutlined',
      path: '/projects/list',
      permission: 'project.*',
    },
  ],
});
