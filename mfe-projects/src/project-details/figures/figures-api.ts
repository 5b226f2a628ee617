import { addEndpoints, api, isConflict } from '@siteledger/shared-lib/api';
import type { ProjectFigureKey, FigureExplanation, Project, ProjectUpdate } from '@siteledger/shared-lib/domain';

/** The figures of a project as they would be, and why they are what they are. */
export const figuresApi = addEndpoints((build) => ({
  /**
   * The project with all figures as an update would make it; nothing is changed. 409 tells of a stale version (then the
   * project is asked for again) or of a status that cannot be.
   * docs/domain/figures.md#why-a-figure-is-what-it-is, docs/domain/states-and-deletions.md#projects
   */
  projectFiguresPreview: build.one<Project, { uuid: string; body: ProjectUpdate }>({
    query: ({ uuid, body }) => ({ url: `/projects/${uuid}`, method: 'PUT', body: { ...body, preview: true } }),
    // Nobody waits for an old answer, and a save must not ask once more with the version that it has just replaced.
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
   * The formula of a figure of today, its terms and the documents behind them; amounts in RM.
   * docs/domain/figures.md#why-a-figure-is-what-it-is
   */
  projectFiguresExplain: build.one<FigureExplanation, { uuid: string; figure: ProjectFigureKey }>({
    query: ({ uuid, figure }) => `/projects/${uuid}/figures/${figure}`,
    providesTags: (_explanation, _error, { uuid }) => [{ type: 'Project', id: uuid }, 'ProjectFigures'],
  }),
}));

export const { useProjectFiguresPreviewQuery, useProjectFiguresExplainQuery } = figuresApi;
