import { errorMessage, isConflict, skipToken } from '@siteledger/shared-lib/api';
import { PROJECT_FIGURES, type Project, type ProjectUpdate } from '@siteledger/shared-lib/domain';
import type { Typed } from '@siteledger/shared-lib/form';
import { useState } from 'react';
import { useProjectFiguresPreviewQuery } from './figures-api';

/** Preview of the figures with unsaved changes. */
export type FiguresPreview = {
  /** The resulting project; the previous result while the next one loads. */
  project: Project;
  changes: number;
};

const NOT_VALID = 'Fix the errors to preview; saved figures shown.';

/**
 * Previews the figures with the typed changes; undefined while these are invalid. `onTyped` receives the typed values;
 * `refusal` is the server's reason not to save them, such as a forbidden status.
 */
export function useFiguresPreview(project: Project) {
  const [typed, onTyped] = useState<Typed<ProjectUpdate>>(null);
  const body = typed === 'invalid' ? null : typed;
  const { data, error } = useProjectFiguresPreviewQuery(body ? { uuid: project.uuid, body } : skipToken);
  const preview: FiguresPreview | undefined =
    body && data && !error && data.uuid === project.uuid
      ? { project: data, changes: changesOf(project, data) }
      : undefined;
  const conflict = body && isConflict(error) ? refusalOf(error) : undefined;
  return { preview, refusal: typed === 'invalid' ? NOT_VALID : conflict, onTyped };
}

const changesOf = (now: Project, then: Project) => PROJECT_FIGURES.filter(({ key }) => now[key] !== then[key]).length;

const refusalOf = (error: unknown) => [errorMessage(error)].flat().filter(Boolean).join(' ');
