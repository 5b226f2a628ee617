import {
  assignmentSchema,
  CASHFLOW_HORIZONS,
  choice,
  projectSchema,
  projectUpdateCallSchema,
  text,
} from '@siteledger/shared-lib/domain';
import { type App } from '../../http/fastify-types';
import { SEARCH_MAX } from '../../http/list';
import { AS_OF, listParameters } from '../../http/openapi-parameters';
import { all, created, list, one } from '../../http/openapi-replies';
import { ifMatch } from '../../http/version';
import { assignContractor } from './assignments/assign-contractor';
import { unassignContractor } from './assignments/unassign-contractor';
import { listProjectContractors, PROJECT_CONTRACTOR_LIST } from './contractors/list-project-contractors';
import { createProject } from './create-project';
import { deleteProject } from './delete-project';
import { explainProjectFigure } from './explain-project-figure';
import { listProjects, PROJECT_LIST } from './list/list-projects';
import { listClientOptions, listManagerOptions } from './options';
import { readCashflowProjection } from './project-cashflow';
import { readProjectOverview } from './overview/read-project-overview';
import { readProject } from './read-project';
import { updateProject } from './update-project';

const CHOOSING = ['project.create', 'project.update'] as const;
const SEARCH = { search: text('search').max(SEARCH_MAX) };

export function projectRoutes(app: App) {
  /**
   * Projects with every figure as of a day; `totals=1` adds the figures of all together. RM and percent.
   * docs/domain/figures.md#project-figures
   */
  app.get(
    '/projects',
    {
      config: { permission: 'project.view' },
      schema: {
        summary: 'List projects',
        parameters: listParameters(PROJECT_LIST, AS_OF),
        reply: list('Project', 'ProjectTotals'),
      },
    },
    (request) => listProjects(request),
  );

  /** Users who may manage a project: [{id, uuid, name}]. docs/domain/projects.md#choosing-managers-and-clients */
  app.get(
    '/projects/permissions',
    {
      config: { permission: CHOOSING },
      schema: { summary: 'List possible project managers', parameters: SEARCH, reply: all('UserOption') },
    },
    (request) => listManagerOptions(request),
  );

  /**
   * Names of live clients, for a choice: [{uuid, name}]. A project manager sees no more of them.
   * docs/domain/projects.md#choosing-managers-and-clients
   */
  app.get(
    '/projects/clients',
    {
      config: { permission: [...CHOOSING, 'client.view'] },
      schema: { summary: 'List clients by name', parameters: SEARCH, reply: all('Reference') },
    },
    (request) => listClientOptions(request),
  );

  /** A project with every figure as of a day. docs/domain/projects.md */
  app.get(
    '/projects/:id',
    {
      config: { permission: 'project.view' },
      schema: { summary: 'Read a project', parameters: AS_OF, reply: one('Project') },
    },
    async (request) => ({
      data: await readProject(request, request.params.id),
    }),
  );

  /** Creates a project: 201 with it; 422 by field, also for a client or a manager that does not exist. projects.md#fields */
  app.post(
    '/projects',
    {
      config: { permission: 'project.create', idempotent: true },
      schema: { body: projectSchema, summary: 'Create a project', reply: created('Project') },
    },
    async (request, reply) => {
      reply.code(201);
      return { data: await createProject(request.context, request.body) };
    },
  );

  /**
   * Changes a project: 409 when it was changed meanwhile or may not have that status; 422 by field. With `preview: true` it
   * answers the project and its figures as they would be, and nothing is changed.
   * docs/domain/calls.md#versions, docs/domain/states-and-deletions.md#projects
   */
  app.put(
    '/projects/:id',
    {
      config: { permission: 'project.update' },
      schema: { body: projectUpdateCallSchema, summary: 'Update a project', reply: one('Project') },
    },
    async (request) => ({
      data: await updateProject(request.context, request.params.id, request.body, ifMatch(request)),
    }),
  );

  /** Deletes a project without documents, {uuid, name}; else 409 with their counts. states-and-deletions.md#deletions */
  app.delete(
    '/projects/:id',
    { config: { permission: 'project.delete' }, schema: { summary: 'Delete a project', reply: one('Reference') } },
    async (request) => ({
      data: await deleteProject(request.context, request.params.id, ifMatch(request)),
    }),
  );

  /**
   * What a project's page shows besides its figures, as of a day: RM open on both sides, the last certificate,
   * what waits, and the documents recorded last. What the caller may not see is null. docs/domain/projects.md#overview
   */
  app.get(
    '/projects/:id/overview',
    {
      config: { permission: 'project.view' },
      schema: { summary: 'Read the overview of a project', parameters: AS_OF, reply: one('ProjectOverview') },
    },
    async (request) => ({ data: await readProjectOverview(request, request.params.id) }),
  );

  /** Projected cash over `days` (30, 60 or 90), by week and by document, in RM. figures.md#the-projection-by-week-and-document */
  app.get(
    '/projects/:id/cashflow-projection',
    {
      config: { permission: 'project.view' },
      schema: {
        summary: 'Project the cashflow of a project',
        parameters: { days: choice('days', CASHFLOW_HORIZONS.map(String)), ...AS_OF },
        reply: one('CashflowProjection'),
      },
    },
    async (request) => ({ data: await readCashflowProjection(request, request.params.id) }),
  );

  /**
   * Why a figure is what it is: its formula in words, and its terms in order with what they are (RM, percent, days) and the
   * documents behind them. 404 for a figure that does not exist. docs/domain/figures.md#why-a-figure-is-what-it-is
   */
  app.get(
    '/projects/:id/figures/:figure',
    {
      config: { permission: 'project.view' },
      schema: { summary: 'Explain a figure of a project', parameters: AS_OF, reply: one('FigureExplanation') },
    },
    async (request) => ({ data: await explainProjectFigure(request, request.params.id, request.params.figure ?? '') }),
  );

  /**
   * Contractors and suppliers of a project: po_count, and RM ordered, billed, paid and open, as of a day.
   * docs/domain/figures.md#contractors-of-a-project
   */
  app.get(
    '/projects/:id/contractors',
    {
      config: { permission: 'project.expense' },
      schema: {
        summary: 'List contractors of a project',
        parameters: listParameters(PROJECT_CONTRACTOR_LIST, AS_OF),
        reply: list('ProjectContractor', 'ProjectContractorTotals'),
      },
    },
    (request) => listProjectContractors(request, request.params.id),
  );

  /**
   * Assigns a contractor to a project, {uuid, name}: 201, once more too; 422 for who does not exist.
   * docs/domain/projects.md#assigned-contractors
   */
  app.post(
    '/projects/:id/contractors',
    {
      config: { permission: 'project.update', idempotent: true },
      schema: { body: assignmentSchema, summary: 'Assign a contractor to a project', reply: created('Reference') },
    },
    async (request, reply) => {
      reply.code(201);
      return { data: await assignContractor(request.context, request.params.id, request.body.contractor_uuid) };
    },
  );

  /**
   * Takes a contractor off a project, {uuid, name}; 409 while they have orders or expenses in it.
   * docs/domain/projects.md#assigned-contractors
   */
  app.delete(
    '/projects/:id/contractors/:uuid',
    {
      config: { permission: 'project.update' },
      schema: { summary: 'Take a contractor off a project', reply: one('Reference') },
    },
    async (request) => ({
      data: await unassignContractor(request.context, request.params.id, request.params.uuid),
    }),
  );
}
