import { Link } from '@siteledger/shared-lib/router';
import { ToneTag } from '@siteledger/shared-lib/ui';
import { RULE_TITLES, RULE_TONES, ruleText } from './rule-words';
import type { WithRule } from './use-explained';

type Props = {
  title: string;
  things: readonly WithRule[];
  /** "You" or the name of who is asked about. */ whom: string;
};

/** Menu entries, pages or parts of pages under a heading, each with its rule; nothing when there are none. */
export const RuleList = ({ title, things, whom }: Props) =>
  things.length > 0 && (
    <section className="why-section">
      <h2>{title}</h2>
      <ul aria-label={title}>
        {things.map((one) => (
          <li key={`${one.remote} ${one.path} ${one.title}`}>
            <span className="why-thing">
              <strong>{one.title}</strong> <PathOf thing={one} />
            </span>
            <RuleOf visibility={one.visibility} whom={whom} />
          </li>
        ))}
      </ul>
    </section>
  );

// A path with a parameter cannot be opened; a part of a page has its slot's name instead of a path.
const isAddress = (path: string) => path.startsWith('/') && !path.includes(':');

const PathOf = ({ thing: { path, visibility } }: { thing: WithRule }) =>
  visibility.rule === 'visible' && isAddress(path) ? <Link to={path}>{path}</Link> : <code>{path}</code>;

/** The rule as a tag and, unless all is well, in a sentence. */
export function RuleOf({ visibility, whom }: { visibility: WithRule['visibility']; whom: string }) {
  const sentence = ruleText(visibility, whom);
  return (
    <span className="why-rule">
      <ToneTag tone={RULE_TONES[visibility.rule]}>{RULE_TITLES[visibility.rule]}</ToneTag>
      {sentence && <span className="why-rule-text">{sentence}</span>}
    </span>
  );
}
