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
