import type { ReactNode } from 'react';
import './figure-strip.css';

/** A figure to be seen first. */
export type StripFigure = {
  label: string;
  /** A few words after the label, such as how many invoices there are. */
  aside?: string;
  /** An amount, a percentage or a link; nothing while it is not known. */
  value: ReactNode;
  /** One line under it. */
  note?: ReactNode;
  /** Worth a look. */
  isLate?: boolean;
  /** Makes the figure a button that filters the list below. */
  choice?: { isChosen: boolean; onToggle: () => void };
};

type Props = {
  /** What the figures are together, for those who do not see where they stand. */
  name?: string;
  figures: readonly StripFigure[];
  /** Cells of another kind. */
  children?: ReactNode;
};

/** The figures that a screen begins with, beside each other. */
export const FigureStrip = ({ name, figures, children }: Props) => (
  <div className="sl-figure-strip" role={name && 'group'} aria-label={name}>
    {figures.map((figure) => (
      <Cell key={figure.label} {...figure} />
    ))}
    {children}
  </div>
);

function Cell({ label, aside, value, note, isLate, choice }: StripFigure) {
  const content = (
    <>
      <span className="sl-figure-strip-label">
        {label}
        {aside && ` · ${aside}`}
      </span>{' '}
      <span className="sl-figure-strip-value sl-one-line">{value || '…'}</span>
      {note !== undefined && <span className="sl-figure-strip-note">{note}</span>}
    </>
  );
  if (!choice)
    return (
      <section aria-label={label} data-late={isLate || undefined}>
        {content}
      </section>
    );
  return (
    <button type="button" data-late={isLate || undefined} aria-pressed={choice.isChosen} onClick={choice.onToggle}>
      {content}
    </button>
  );
}
