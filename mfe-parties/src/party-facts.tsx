import './party-page.css';

type Props = { facts: readonly (readonly [label: string, value: string | null | undefined])[] };

/** What is said of a party under its name; what it does not have is left out. */
export const PartyFacts = ({ facts }: Props) => (
  <span className="party-facts">
    {facts
      .filter(([, value]) => value)
      .map(([label, value]) => (
        <span key={label}>
          <span className="fact-label">{label}</span> {value}
        </span>
      ))}
  </span>
);
