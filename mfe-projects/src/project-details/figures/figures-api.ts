import { addEndpoints, api, isConflict } from '@siteledger/shared-lib/api';
import type { ProjectFigureKey, FigureExplanation, Project, ProjectUpdate } from '@siteledger/shared-lib/domain';

/** Endpoints that preview and explain a project's figures. */
export const figuresApi = addEndpoints((build) => ({
  /**
   * Previews the project with all figures after an update, without changing it. 409 means a stale version (then the
   * project is refetched) or a forbidden status. docs/domain/figures.md#why-a-figure-is-what-it-is,
   * docs/domain/states-and-deletions.md#projects
   */
  projectFiguresPreview: build.one<Project, { uuid: string; body: ProjectUpdate }>({
    query: ({ uuid, body }) => ({ url: `/projects/${uuid}`, method: 'PUT', body: { ...body, preview: true } }),
    // Old previews are useless, and a save must not repeat the request with the version it has just replaced.
    keepUnusedDataFor: 0,
    onQueryStarted: ({ uuid }, { dispatch, queryFulfilled }) =>
      queryFulfilled.then(
        () => undefined,
        ({ error }: { error: unknown }) => {
          if (isConflict(error)) dispatch(api.util.invalidateTags([{ type: 'Project', id: uuid }]));
        },
      ),
  }),
  /**
   * Formula of one of today's figures, with its terms and the documents behind them; amounts in RM.
   * docs/domain/figures.md#why-a-figure-is-what-it-is
   */
  projectFiguresExplain: build.one<FigureExplanation, { uuid: string; figure: ProjectFigureKey }>({
    query: ({ uuid, figure }) => `/projects/${uuid}/figures/${figure}`,
    providesTags: (_explanation, _error, { uuid }) => [{ type: 'Project', id: uuid }, 'ProjectFigures'],
  }),
}));

export const { useProjectFiguresPreviewQuery, useProjectFiguresExplainQuery } = figuresApi;
