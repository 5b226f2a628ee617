import { Link } from '@siteledger/shared-lib/router';
import { ToneTag } from '@siteledger/shared-lib/ui';
import { RULE_TAGS, ruleText } from './rule-words';
import type { Ruled } from './use-explained';

type Props = { title: string; things: readonly Ruled[]; whom: string };

/** Menu entries, pages or parts of pages under a heading, each with its rule; nothing when there are none. */
export const RuledList = ({ title, things, whom }: Props) =>
  things.length > 0 && (
    <section className="why-section">
      <h2>{title}</h2>
      <ul aria-label={title}>
        {things.map((one) => (
          <li key={`${one.remote} ${one.path} ${one.title}`}>
            <span className="why-thing">
              <strong>{one.title}</strong> <PathOf thing={one} />
            </span>
            <RuleOf standing={one.standing} whom={whom} />
          </li>
        ))}
      </ul>
    </section>
  );

// An address with a parameter in it leads nowhere by itself, and a place has none.
const leadsOn = (path: string) => path.startsWith('/') && !path.includes(':');

const PathOf = ({ thing: { path, standing } }: { thing: Ruled }) =>
  standing.rule === 'visible' && leadsOn(path) ? <Link to={path}>{path}</Link> : <code>{path}</code>;

/** The rule as a tag and, unless all is well, in a sentence. */
export function RuleOf({ standing, whom }: { standing: Ruled['standing']; whom: string }) {
  const [text, tone] = RULE_TAGS[standing.rule];
  const sentence = ruleText(standing, whom);
  return (
    <span className="why-rule">
      <ToneTag tone={tone}>{text}</ToneTag>
      {sentence && <span className="why-rule-text">{sentence}</span>}
    </span>
  );
}
