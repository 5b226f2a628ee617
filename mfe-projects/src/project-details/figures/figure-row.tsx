import {
  compareMoney,
  explainedFigure,
  subtractMoney,
  type ProjectFigureKey,
  type FigureUnit,
  type Project,
} from '@siteledger/shared-lib/domain';
import { Money } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import { FlaggedPercent } from '../../flagged-percent';
import { FigureValue } from './figure-value';

/** Source of the panel's figures: the stored project, its preview, and the handler that opens an explanation. */
export type FigureSource = {
  project: Project;
  preview?: Project;
  /** `from` is the element that gets focus back. */
  onExplain: (figure: ProjectFigureKey, from: HTMLElement) => void;
};

type Props = {
  source: FigureSource;
  figure: ProjectFigureKey;
  /** By default the figure's own label. */
  label?: string;
  isLead?: boolean;
  children?: ReactNode;
};

/** Row of one figure, which opens its explanation. With a preview it shows the new value beside the stored one. */
export function FigureRow({ source: { project, preview, onExplain }, figure, label, isLead, children }: Props) {
  const { label: ownLabel, unit } = explainedFigure(figure);
  const now = project[figure];
  const value = preview ? preview[figure] : now;
  const isChanged = value !== now;
  return (
    <li>
      <button
        type="button"
        className="figure-row"
        data-changed={isChanged || undefined}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => onExplain(figure, currentTarget)}
      >
        <span className="figure-label">{label ?? ownLabel}</span>
        <span className={isLead ? 'figure-amount lead' : 'figure-amount'}>
          {isCapped(figure) ? <FlaggedPercent value={value} /> : <FigureValue unit={unit} value={value} />}
          {children}
        </span>
        {isChanged && <Change unit={unit} now={now} value={value} />}
      </button>
    </li>
  );
}

// A share of the contract is not limited to 100 but flagged above it. docs/domain/figures.md#project-figures
const isCapped = (figure: ProjectFigureKey) => figure === 'total_invoiced_percent' || figure === 'work_done_percent';

type ChangeProps = { unit: FigureUnit; now: string | null; value: string | null };

const Change = ({ unit, now, value }: ChangeProps) => (
  <span className="figure-change">
    <span>
      now <FigureValue unit={unit} value={now} />
    </span>
    {now !== null && value !== null && <Difference unit={unit} value={subtractMoney(value, now)} />}
  </span>
);

const Difference = ({ unit, value }: { unit: FigureUnit; value: string }) => {
  const plus = compareMoney(value, 0) > 0 ? '+' : '';
  return (
    <span className="figure-difference">
      {plus}
      {unit === 'money' ? <Money value={value} /> : <span className="sl-figure">{value} points</span>}
    </span>
  );
};
