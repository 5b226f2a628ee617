import { errorMessage, isConflict, skipToken } from '@siteledger/shared-lib/api';
import { PROJECT_FIGURES, type Project, type ProjectUpdate } from '@siteledger/shared-lib/domain';
import type { Typed } from '@siteledger/shared-lib/form';
import { useState } from 'react';
import { useProjectFiguresPreviewQuery } from './figures-api';

/** What is known of the figures that unsaved changes would make. */
export type FiguresPreview = {
  /** The project as it would be; the last one while the next is on its way. */
  project: Project;
  /** How many figures are not what they are now. */
  changes: number;
};

const NOT_VALID = 'Fix the errors to preview; saved figures shown.';

/**
 * The figures as what is typed would make them; none while it is not valid. `onTyped` takes what is typed; `refusal` is why it
 * cannot be saved, such as a status that cannot be.
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
