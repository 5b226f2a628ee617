import type { RouteObject } from '@siteledger/shared-lib/router';

/** The screens of this remote, by the paths that remote.ts declares; each is loaded when it is opened. */
export const routes: RouteObject[] = [
  {
    path: '/projects/list',
    lazy: async () => {
      const { ProjectListPage } = await import(
        /* webpackChunkName: "project-list" */ './project-list/project-list-page'
      );
      return { Component: ProjectListPage };
    },
    children: [
      {
        path: 'create',
        lazy: async () => {
          const { CreateProjectModal } = await import(
            /* webpackChunkName: "create-project" */ './create-project/create-project-modal'
          );
          return { Component: CreateProjectModal };
        },
      },
    ],
  },
  {
    path: '/projects/:uuid',
    lazy: async () => {
      const { ProjectDetailsPage } = await import(
        /* webpackChunkName: "project-details" */ './project-details/project-details-page'
      );
      return { Component: ProjectDetailsPage };
    },
    children: [
      {
        index: true,
        lazy: async () => {
          const { DetailsTab } = await import(
            /* webpackChunkName: "project-details" */ './project-details/details-tab'
          );
          return { Component: DetailsTab };
        },
      },
    ],
  },
];
