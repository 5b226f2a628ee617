import { errorMessage, isConflict, skipToken } from '@siteledger/shared-lib/api';
import { EXPLAINED_FIGURES, type Project, type ProjectUpdate } from '@siteledger/shared-lib/domain';
import { useState } from 'react';
import { useProjectFiguresPreviewQuery } from './figures-api';

/** What is known of the figures that unsaved changes would make. */
export type FiguresPreview = {
  /** The project as it would be; the last one while the next is on its way. */
  project: Project;
  /** How many figures are not what they are now. */
  changes: number;
};

/**
 * The figures as what is typed would make them. `onTyped` takes the valid values of the form, or null when nothing is changed;
 * `refusal` is why they cannot be saved, such as a status that cannot be.
 */
export function useFiguresPreview(project: Project) {
  const [typed, onTyped] = useState<ProjectUpdate | null>(null);
  const { data, error } = useProjectFiguresPreviewQuery(typed ? { uuid: project.uuid, body: typed } : skipToken);
  const preview: FiguresPreview | undefined =
    typed && data && !error && data.uuid === project.uuid
      ? { project: data, changes: changesOf(project, data) }
      : undefined;
  return { preview, refusal: typed && isConflict(error) ? refusalOf(error) : undefined, onTyped };
}

const changesOf = (now: Project, then: Project) => EXPLAINED_FIGURES.filter(({ key }) => now[key] !== then[key]).length;

const refusalOf = (error: unknown) => [errorMessage(error)].flat().filter(Boolean).join(' ');
