import { errorMessage } from '@siteledger/shared-lib/api';
import type { SettingImpact } from '@siteledger/platform/contract';
import { counted } from '@siteledger/shared-lib/domain';
import { Alert, Button, Spin } from '@siteledger/shared-lib/ui';
import { useId } from 'react';
import type { Preview } from './use-impact';
import './impact-panel.css';

/** What a change of a remote would do, before it is made. */
export function ImpactPanel(preview: Preview) {
  const title = useId();
  return (
    <section className="impact" aria-labelledby={title} aria-live="polite">
      <h2 id={title}>What this does</h2>
      <ImpactOrState {...preview} />
    </section>
  );
}

function ImpactOrState({ impact, error, isAskable, onRetry }: Preview) {
  if (impact) return <ImpactFacts impact={impact} />;
  if (!isAskable) return <p>Choose a release, and whom a rollout reaches, to see what the change would do.</p>;
  if (error) {
    return (
      <Alert
        type="error"
        showIcon
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

const ImpactFacts = ({ impact }: { impact: SettingImpact }) => {
  const { problems, active_sessions, users_changing_release, ...lost } = impact;
  const losses = [
    ['Menu entries lost', lost.menu_lost],
    ['Screens lost', lost.routes_lost],
    ['Slots lost', lost.slots_lost],
    ['Parts of other remotes lost', lost.fills_lost],
  ] as const;
  const isLossless = losses.every(([, names]) => names.length === 0);
  return (
    <>
      <dl className="impact-counts">
        <div data-some={active_sessions > 0 || undefined}>
          <dt>{active_sessions === 1 ? 'session works' : 'sessions work'} in it now</dt>
          <dd>{active_sessions}</dd>
        </div>
        <div data-some={users_changing_release > 0 || undefined}>
          <dt>{users_changing_release === 1 ? 'user gets' : 'users get'} another release, or none</dt>
          <dd>{users_changing_release}</dd>
        </div>
      </dl>
      {isLossless ? (
        <p>No menu entry, screen or slot is lost.</p>
      ) : (
        <dl className="impact-losses">
          {losses.map(([title, names]) => names.length > 0 && <Loss key={title} title={title} names={names} />)}
        </dl>
      )}
      {problems.length > 0 && (
        <Alert
          type="error"
          showIcon
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
