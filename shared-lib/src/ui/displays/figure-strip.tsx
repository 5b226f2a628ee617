import type { ReactNode } from 'react';
import './figure-strip.css';

/** A prominent figure. */
export type StripFigure = {
  label: string;
  /** Short text after the label, such as the number of invoices. */
  aside?: string;
  /** An amount, a percentage or a link; empty while unknown. */
  value: ReactNode;
  /** One line below the value. */
  note?: ReactNode;
  /** Highlights the figure. */
  isLate?: boolean;
  /** Makes the figure a button that filters the list below. */
  choice?: { isChosen: boolean; onToggle: () => void };
};

type Props = {
  /** The group's name for screen readers. */
  name?: string;
  figures: readonly StripFigure[];
  /** Other cells. */
  children?: ReactNode;
};

/** Row of figures at the top of a screen. */
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
