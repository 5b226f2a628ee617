import type { ProjectFigureKey, Project } from '@siteledger/shared-lib/domain';
import { Day } from '@siteledger/shared-lib/ui';
import { useEffect, useRef, useState } from 'react';
import { FigureGroup } from './figure-group';
import type { FigureSource } from './figure-row';
import { FigureSheet } from './figure-sheet';
import { FIGURES, PreviewWords } from './preview-words';
import { ProjectProgress } from './project-progress';
import { ProjectedCashflow } from './projected-cashflow';
import type { FiguresPreview } from './use-figures-preview';
import './project-figures.css';

const GROUPS: readonly { title: string; figures: readonly ProjectFigureKey[] }[] = [
  {
    title: 'Contract',
    figures: ['contract_sum_and_vo', 'revised_budget', 'eac', 'expected_profit', 'projected_margin'],
  },
  { title: 'Claims', figures: ['total_invoiced', 'total_invoiced_percent', 'total_received', 'retention_held'] },
  { title: 'Cost', figures: ['total_expenses', 'total_paid', 'profit_margin'] },
  { title: 'Cash', figures: ['cashflow_nett', 'cashflow_margin', 'cashflow_this_month', 'expected_cashflow'] },
];

type Props = {
  project: Project;
  preview?: FiguresPreview;
  /** Why what is typed cannot be saved. */
  refusal?: string;
};

/**
 * Every computed figure of a project, as the API gives it, in groups, or as it would be with what is typed. Each opens its
 * explanation. docs/domain/figures.md#project-figures, docs/domain/figures.md#why-a-figure-is-what-it-is
 */
export function ProjectFigures({ project, preview, refusal }: Props) {
  const [explained, setExplained] = useState<ProjectFigureKey>();
  const asked = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!explained) asked.current?.focus();
  }, [explained]);
  const onExplain: FigureSource['onExplain'] = (figure, from) => {
    asked.current = from;
    setExplained(figure);
  };
  const source = { project, preview: preview?.project, onExplain };
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
      {GROUPS.map(({ title, figures }) => (
        <FigureGroup key={title} title={title} source={source} figures={figures.map((figure) => ({ figure }))} />
      ))}
      <ProjectedCashflow source={source} />
      {explained && (
        <FigureSheet
          uuid={project.uuid}
          figure={explained}
          isPreviewed={preview !== undefined}
          onClose={() => setExplained(undefined)}
        />
      )}
    </aside>
  );
}
