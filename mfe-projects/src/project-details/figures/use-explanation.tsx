import type { ProjectFigureKey, Project } from '@siteledger/shared-lib/domain';
import { useEffect, useRef, useState } from 'react';
import type { FigureSource } from './figure-row';
import { FigureSheet } from './figure-sheet';

/**
 * Source for figure rows, and the sheet that explains a figure; closing it returns focus.
 * docs/domain/figures.md#why-a-figure-is-what-it-is
 */
export function useExplanation(project: Project, preview?: Project) {
  const [explained, setExplained] = useState<ProjectFigureKey>();
  const asked = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!explained) asked.current?.focus();
  }, [explained]);
  const onExplain: FigureSource['onExplain'] = (figure, from) => {
    asked.current = from;
    setExplained(figure);
  };
  const sheet = explained && (
    <FigureSheet
      uuid={project.uuid}
      figure={explained}
      isPreviewed={preview !== undefined}
      onClose={() => setExplained(undefined)}
    />
  );
  return { source: { project, preview, onExplain }, sheet };
}
