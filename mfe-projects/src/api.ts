import { addEndpoints } from '@siteledger/shared-lib/api';
import type {
  Project,
  ProjectContractor,
  ProjectInput,
  ProjectUpdate,
  Reference,
  UserOption,
} from '@siteledger/shared-lib/domain';

// What lists projects provides this, and not the bare type, so that a deleted project is not asked for once more.
const LIST = { type: 'Project', id: 'LIST' } as const;

/**
 * The projects in the one API slice. Whoever moves money (a certificate, a bill, a payment) invalidates `ProjectFigures`,
 * and every screen with a figure asks again.
 */
export const projectsApi = addEndpoints((build) => ({
  /**
   * This user's projects with all figures as of today, and the figures' totals; filters `status`, `under_way` and
   * `client`.
   * docs/domain/figures.md#project-figures, docs/domain/lists-and-search.md#the-query
   */
  projectsList: build.list<Project>('GET /projects', [LIST, 'ProjectFigures', 'Client'], { totals: 1 }),
  /**
   * One project with all figures as of today; 404 when there is none, or none of this user's.
   * docs/domain/figures.md#project-figures, docs/domain/roles-and-permissions.md#own-projects
   */
  projectsOne: build.record<Project>('GET /projects/:', 'Project', 'ProjectFigures'),
  /** Creates a project; 422 names the fields. A new end customer's name creates that too. parties.md#end-customers */
  projectsCreate: build.create<Project, ProjectInput>('POST /projects', (project) =>
    project ? [LIST, 'EndCustomer'] : [],
  ),
  /**
   * Changes a project. `body` is the whole project with the version that was read; 422 names the fields, 409 tells of a
   * stale version (then the project is asked for again) or of a status that cannot be.
   * docs/domain/calls.md#versions, docs/domain/states-and-deletions.md#projects
   */
  projectsUpdate: build.update<Project, { uuid: string; body: ProjectUpdate }>('PUT /projects/:', {
    replaces: 'projectsOne',
    tag: 'Project',
    changes: [LIST, 'ProjectFigures', 'EndCustomer'],
  }),
  /**
   * Deletes a project, of the version that was read; 409 counts its documents, or tells of a stale version.
   * docs/domain/states-and-deletions.md#deletions
   */
  projectsDelete: build.remove('DELETE /projects/:', (_reply, error) => (error ? [] : [LIST])),
  /**
   * Live clients whose name has the text in it, to choose one; the first of them by name for no text.
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
   * The contractors and suppliers that a project has to do with, by name, to filter by one.
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
