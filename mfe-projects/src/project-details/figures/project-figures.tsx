import type { Project } from '@siteledger/shared-lib/domain';
import { Day } from '@siteledger/shared-lib/ui';
import { FigureGroup } from './figure-group';
import { FIGURE_GROUPS } from './figure-groups';
import { FIGURES, PreviewWords } from './preview-words';
import { ProjectProgress } from '../project-progress';
import { ProjectedCashflow } from '../projected-cashflow';
import { useExplanation } from './use-explanation';
import type { FiguresPreview } from './use-figures-preview';
import './project-figures.css';

type Props = {
  project: Project;
  preview?: FiguresPreview;
  refusal?: string;
};

/**
 * All computed figures of a project in groups, stored or previewed with the typed changes. Each opens its explanation.
 * docs/domain/figures.md#project-figures, docs/domain/figures.md#why-a-figure-is-what-it-is
 */
export function ProjectFigures({ project, preview, refusal }: Props) {
  const { source, sheet } = useExplanation(project, preview?.project);
  return (
    <aside className="project-figures" id={FIGURES} aria-label="Figures" data-preview={preview ? true : undefined}>
      <div className="figures-head">
        <p className="figures-day">
          Figures as of <Day value={project.as_of} />
        </p>
        <p className="figures-preview" role="status">
          {preview && <PreviewWords preview={preview} />}
          {refusal}
        </p>
      </div>
      <ProjectProgress source={source} />
      {Object.values(FIGURE_GROUPS).map((group) => (
        <FigureGroup key={group.title} {...group} source={source} />
      ))}
      <ProjectedCashflow source={source} />
      {sheet}
    </aside>
  );
}
