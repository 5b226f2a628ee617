import { addEndpoints } from '@siteledger/shared-lib/api';
import type {
  Project,
  ProjectContractor,
  ProjectInput,
  ProjectUpdate,
  Reference,
  UserOption,
} from '@siteledger/shared-lib/domain';
import { WITH_TOTALS } from './project-list/list-defaults';

// Tag of lists of projects. Not the bare type, so that a deleted project is not fetched again.
const LIST = { type: 'Project', id: 'LIST' } as const;

/**
 * Endpoints of projects. Every change of money (a certificate, a bill, a payment) invalidates `ProjectFigures`, so that
 * every screen with figures refetches.
 */
export const projectsApi = addEndpoints((build) => ({
  /**
   * The user's projects with all figures as of today, and their totals; filters `status`, `under_way` and `client`.
   * docs/domain/figures.md#project-figures, docs/domain/lists-and-search.md#the-query
   */
  projectsList: build.list<Project>('GET /projects', [LIST, 'ProjectFigures', 'Client'], WITH_TOTALS),
  /**
   * One project with all figures as of today; 404 if it does not exist or the user may not see it.
   * docs/domain/figures.md#project-figures, docs/domain/roles-and-permissions.md#own-projects
   */
  projectsOne: build.record<Project>('GET /projects/:', 'Project', 'ProjectFigures'),
  /**
   * Creates a project; 422 names the fields. A new end customer's name creates the end customer, too.
   * parties.md#end-customers
   */
  projectsCreate: build.create<Project, ProjectInput>('POST /projects', (project) =>
    project ? [LIST, 'EndCustomer'] : [],
  ),
  /**
   * Updates a project. `body` is the whole project with the version read; 422 names the fields, 409 means a stale
   * version or a forbidden status, after which the project is refetched. docs/domain/calls.md#versions,
   * docs/domain/states-and-deletions.md#projects
   */
  projectsUpdate: build.update<Project, { uuid: string; body: ProjectUpdate }>('PUT /projects/:', {
    replaces: 'projectsOne',
    tag: 'Project',
    changes: [LIST, 'ProjectFigures', 'EndCustomer'],
  }),
  /**
   * Deletes the version of a project that was read; 409 when it has documents, with their number, or when the version
   * is stale. docs/domain/states-and-deletions.md#deletions
   */
  projectsDelete: build.remove('DELETE /projects/:', (_reply, error) => (error ? [] : [LIST])),
  /**
   * Live clients whose name contains the text, sorted by name, for a select; the first ones without a text.
   * docs/domain/projects.md#choosing-managers-and-clients
   */
  projectsClientOptions: build.one<Reference[], string>({
    query: (search) => ({ url: '/projects/clients', params: { search } }),
    providesTags: ['Client'],
  }),
  /** The users who may be project managers. docs/domain/projects.md#choosing-managers-and-clients */
  projectsManagerOptions: build.one<UserOption[], void>({
    query: () => '/projects/permissions',
    providesTags: ['User'],
  }),
  /**
   * Contractors and suppliers of a project, sorted by name, for a filter.
   * docs/domain/figures.md#contractors-of-a-project
   */
  projectsContractors: build.one<ProjectContractor[], string>({
    query: (project) => ({
      url: `/projects/${project}/contractors`,
      params: { per_page: 300, sort: 'name', order: 'asc' },
    }),
    providesTags: ['Contractor', { type: 'Contractor', id: 'OF_PROJECT' }, 'PurchaseOrder', 'Expense'],
  }),
}));

export const {
  useProjectsListQuery,
  useProjectsOneQuery,
  useProjectsCreateMutation,
  useProjectsUpdateMutation,
  useProjectsDeleteMutation,
  useProjectsClientOptionsQuery,
  useProjectsManagerOptionsQuery,
  useProjectsContractorsQuery,
} = projectsApi;
