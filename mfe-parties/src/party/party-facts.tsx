import type { ReactNode } from 'react';
import './party-page.css';

type Props = {
  facts: readonly (readonly [label: string, value: string | null | undefined])[];
  /** A way on to what is not shown here. */
  children?: ReactNode;
};

/** What is said of a party under its name; what it does not have is left out. */
export const PartyFacts = ({ facts, children }: Props) => (
  <span className="party-facts">
    {facts
      .filter(([, value]) => value)
      .map(([label, value]) => (
        <span key={label}>
          <span className="fact-label">{label}</span> {value}
        </span>
      ))}
    {children}
  </span>
);
