import type { ReactNode } from 'react';
import './page-header.css';

type Props = {
  title: string;
  /** One line under the title: what this is, or whose. */
  subtitle?: ReactNode;
  /** Beside the title, such as a status. */
  extra?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
};

type Fact = readonly [label: string, value: ReactNode];

type FactsProps = {
  /** What people call it by, such as its code. */
  lead?: string;
  facts: readonly Fact[];
  /** A way on to what is not shown here. */
  children?: ReactNode;
};

/** What is said of a record under its name, in one line: labelled values, without those that it does not have. */
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

/** The head of a screen: its only `h1`, and what can be done here. */
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
