import { errorMessage } from '@siteledger/shared-lib/api';
import type { SettingImpact } from '@siteledger/platform/contract';
import { counted } from '@siteledger/shared-lib/domain';
import { Alert, Button, Spin } from '@siteledger/shared-lib/ui';
import { useId } from 'react';
import type { Preview } from './use-impact';
import './impact-panel.css';

/** Effect of a change: switches a remote on or off, or only changes its release. */
type ChangeOfReach = 'on' | 'off' | 'release';

function reachText(change: ChangeOfReach | undefined, isOne: boolean) {
  if (change === 'off') return isOne ? 'user loses it' : 'users lose it';
  if (change === 'on') return isOne ? 'user gets it' : 'users get it';
  if (change === 'release') return isOne ? 'user gets another release' : 'users get another release';
  return isOne ? 'user affected' : 'users affected';
}

/** Panel with the effects of a change of a remote before it is made. */
export function ImpactPanel({ change, ...preview }: Preview & { change?: ChangeOfReach }) {
  const title = useId();
  return (
    <section className="impact" aria-labelledby={title} aria-live="polite">
      <h2 id={title}>What this does</h2>
      <ImpactOrState {...preview} change={change} />
    </section>
  );
}

function ImpactOrState({ impact, error, isAskable, onRetry, change }: Preview & { change?: ChangeOfReach }) {
  if (impact) return <ImpactFacts impact={impact} change={change} />;
  if (!isAskable) return <p>Choose a release, and whom a rollout reaches, to see what the change would do.</p>;
  if (error) {
    return (
      <Alert
        type="error"
        title={[errorMessage(error)].flat()[0] ?? 'This could not be looked up.'}
        action={<Button onClick={onRetry}>Retry</Button>}
      />
    );
  }
  return (
    <div className="impact-waiting">
      <Spin size="small" /> Looking it up…
    </div>
  );
}

const ImpactFacts = ({ impact, change }: { impact: SettingImpact; change?: ChangeOfReach }) => {
  const { problems, active_sessions, users_changing_release, needs_second_person, ...lost } = impact;
  const losses = [
    ['Menu entries lost', lost.menu_lost],
    ['Screens lost', lost.routes_lost],
    ['Parts in other screens lost', lost.slots_lost],
    ['Parts of other remotes lost', lost.fills_lost],
  ] as const;
  const isLossless = losses.every(([, names]) => names.length === 0);
  return (
    <>
      <dl className="impact-counts">
        <div data-some={active_sessions > 0 || undefined}>
          <dt>{active_sessions === 1 ? 'active session' : 'active sessions'}</dt>
          <dd>{active_sessions}</dd>
        </div>
        <div data-some={users_changing_release > 0 || undefined}>
          <dt>{reachText(change, users_changing_release === 1)}</dt>
          <dd>{users_changing_release}</dd>
        </div>
      </dl>
      {isLossless ? (
        <p>No menu entry, screen or part is lost.</p>
      ) : (
        <dl className="impact-losses">
          {losses.map(([title, names]) => names.length > 0 && <Loss key={title} title={title} names={names} />)}
        </dl>
      )}
      {needs_second_person && (
        <Alert
          type="info"
          title="A second person has to confirm this."
          description="None of the users here has had this release. Nothing changes until someone else confirms it."
        />
      )}
      {problems.length > 0 && (
        <Alert
          type="error"
          title={`${counted(problems.length, 'problem')} with this release`}
          description={
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          }
        />
      )}
    </>
  );
};

const Loss = ({ title, names }: { title: string; names: readonly string[] }) => (
  <div>
    <dt>{title}</dt>
    {names.map((name) => (
      <dd key={name}>{name}</dd>
    ))}
  </div>
);
