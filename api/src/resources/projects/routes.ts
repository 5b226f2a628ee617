import {
  assignmentSchema,
  CASHFLOW_HORIZONS,
  choice,
  projectSchema,
  projectUpdateCallSchema,
  text,
} from '@siteledger/shared-lib/domain';
import { type App } from '../../http/request/fastify-types';
import { SEARCH_MAX } from '../../http/routes/list';
import { AS_OF, listParameters } from '../../http/openapi/openapi-parameters';
import { all, created, list as page, one } from '../../http/openapi/openapi-replies';
import { resource } from '../../http/routes/resource';
import { assignContractor } from './assignments/assign-contractor';
import { unassignContractor } from './assignments/unassign-contractor';
import { listProjectContractors, PROJECT_CONTRACTOR_LIST } from './contractors/list-project-contractors';
import { createProject } from './create-project';
import { deleteProject } from './delete-project';
import { explainProjectFigure } from './explain-project-figure';
import { listProjects, PROJECT_LIST } from './list/list-projects';
import { listClientOptions, listManagerOptions } from './options';
import { readProjectOverview } from './overview/read-project-overview';
import { readCashflowProjection } from './project-cashflow';
import { readProject } from './read-project';
import { updateProject } from './update-project';

const CHOOSING = ['project.create', 'project.update'] as const;
const SEARCH = { search: text('search').max(SEARCH_MAX) };

export function projectRoutes(app: App) {
  const { calls, list, create, read, update, remove } = resource(app, {
    path: '/projects',
    name: ['a project', 'projects'],
    type: 'Project',
    permission: { view: 'project.view', create: 'project.create', change: 'project.update', delete: 'project.delete' },
    isKept: true,
    hasFigures: true,
  });

  /**
   * Projects with every figure as of a day; `totals=1` adds the figures of all together. RM and percent.
   * docs/domain/figures.md#project-figures
   */
  list('Project', { offer: PROJECT_LIST, answer: listProjects });

  /** Users who can manage a project: [{id, uuid, name}]. docs/domain/projects.md#choosing-managers-and-clients */
  calls.get(
    '/projects/permissions',
    { permission: CHOOSING, summary: 'List possible project managers', parameters: SEARCH, reply: all('UserOption') },
    listManagerOptions,
  );

  /**
   * Names of clients, without deleted ones, for a picker: [{uuid, name}], all a project manager sees of them.
   * docs/domain/projects.md#choosing-managers-and-clients
   */
  calls.get(
    '/projects/clients',
    {
      permission: [...CHOOSING, 'client.view'],
      summary: 'List clients by name',
      parameters: SEARCH,
      reply: all('Reference'),
    },
    listClientOptions,
  );

  /** A project with every figure as of a day. docs/domain/projects.md */
  read(readProject, { config: { isKept: true } });

  /** Creates a project: 201 with it; 422 by field, also for an unknown client or manager. projects.md#fields */
  create(projectSchema, createProject);

  /**
   * Changes a project: 409 for a stale version or a forbidden status; 422 by field. `preview: true` changes nothing and
   * returns the project and its figures as they would be. docs/domain/calls.md#versions,
   * docs/domain/states-and-deletions.md#projects
   */
  update(projectUpdateCallSchema, updateProject);

  /**
   * Deletes a project without documents, {uuid, name}; otherwise 409 with their counts.
   * states-and-deletions.md#deletions
   */
  remove(deleteProject);

  /**
   * A project's overview besides its figures, as of a day: RM open on both sides, the last certificate, documents
   * awaiting a decision, and the latest documents. Parts the caller may not see are null.
   * docs/domain/projects.md#overview
   */
  calls.get(
    '/projects/:id/overview',
    {
      config: { isKept: true },
      summary: 'Read the overview of a project',
      parameters: AS_OF,
      reply: one('ProjectOverview'),
    },
    (call) => readProjectOverview(call, call.params.id),
  );

  /**
   * Projected cash over `days` (30, 60 or 90), by week and by document, in RM.
   * figures.md#the-projection-by-week-and-document
   */
  calls.get(
    '/projects/:id/cashflow-projection',
    {
      config: { isKept: true },
      summary: 'Project the cashflow of a project',
      parameters: { days: choice('days', CASHFLOW_HORIZONS.map(String)), ...AS_OF },
      reply: one('CashflowProjection'),
    },
    (call) => readCashflowProjection(call, call.params.id),
  );

  /**
   * Explains a figure: its formula in words, and its terms in order with their values (RM, percent, days) and the
   * documents behind them. 404 for an unknown figure. docs/domain/figures.md#why-a-figure-is-what-it-is
   */
  calls.get(
    '/projects/:id/figures/:figure',
    {
      config: { isKept: true },
      summary: 'Explain a figure of a project',
      parameters: AS_OF,
      reply: one('FigureExplanation'),
    },
    (call) => explainProjectFigure(call, call.params.id, call.params.figure ?? ''),
  );

  /**
   * Contractors and suppliers of a project: po_count, and RM ordered, billed, paid and open, as of a day.
   * docs/domain/figures.md#contractors-of-a-project
   */
  calls.get(
    '/projects/:id/contractors',
    {
      permission: 'project.expense',
      config: { isKept: true },
      summary: 'List contractors of a project',
      parameters: listParameters(PROJECT_CONTRACTOR_LIST, AS_OF),
      reply: page('ProjectContractor', 'ProjectContractorTotals'),
    },
    (call) => listProjectContractors(call, call.params.id),
  );

  /**
   * Assigns a contractor to a project, {uuid, name}: 201, also when repeated; 422 for an unknown contractor.
   * docs/domain/projects.md#assigned-contractors
   */
  calls.postOnce(
    '/projects/:id/contractors',
    {
      permission: 'project.update',
      body: assignmentSchema,
      summary: 'Assign a contractor to a project',
      reply: created('Reference'),
    },
    ({ context, params, body }) => assignContractor(context, params.id, body.contractor_uuid),
  );

  /**
   * Removes a contractor's assignment, {uuid, name}; 409 while they have orders or expenses in the project.
   * docs/domain/projects.md#assigned-contractors
   */
  calls.remove(
    '/projects/:id/contractors/:uuid',
    { permission: 'project.update', summary: 'Take a contractor off a project', reply: one('Reference') },
    ({ context, params }) => unassignContractor(context, params.id, params.uuid),
  );
}
