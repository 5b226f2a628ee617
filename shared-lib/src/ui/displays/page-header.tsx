import type { ReactNode } from 'react';
import './page-header.css';

type Props = {
  title: string;
  /** One line below the title that describes the record or its owner. */
  subtitle?: ReactNode;
  /** Next to the title, such as a status. */
  extra?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
};

type Fact = readonly [label: string, value: ReactNode];

type FactsProps = {
  /** Its usual name, such as its code. */
  lead?: string;
  facts: readonly Fact[];
  /** Link to further details. */
  children?: ReactNode;
};

/** Facts about a record in one line below its name: labelled values, without missing ones. */
export const HeadFacts = ({ lead, facts, children }: FactsProps) => (
  <span className="sl-head-facts">
    {lead && <strong>{lead}</strong>}
    {facts
      .filter(([, value]) => Boolean(value))
      .map(([label, value]) => (
        <span
          key={label}
          title={typeof value === 'string' ? value : undefined}
          data-whole={typeof value !== 'string' || /\d/.test(value) || undefined}
        >
          <span className="sl-head-fact-label">{label}</span> {value}
        </span>
      ))}
    {children}
  </span>
);

/** Header of a screen: its only `h1`, and its actions. */
export const PageHeader = ({ title, subtitle, extra, actions }: Props) => (
  <header className="sl-page-header">
    <div className="sl-page-title">
      <h1>{title}</h1>
      {extra}
      {subtitle && <p>{subtitle}</p>}
    </div>
    {actions && <div className="sl-page-actions">{actions}</div>}
  </header>
);
