import { notifyError } from '@siteledger/shared-lib/api';
import {
  type EnvironmentName,
  type EnvironmentState,
  type ReleasePolicy,
  type RemoteMatrix,
} from '@siteledger/platform/contract';
import { formatInstant } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { Button, confirmDialog, type Question } from '@siteledger/shared-lib/ui';
import { changeableIn } from './environments/changeable';
import { useRemotesPolicyChangeMutation, useRemotesPolicyDecideMutation } from './remotes-api';
import { environmentTitle } from './setting-words';
import './waiting.css';

/** Release approval, by environment; a Super Admin changes it, and doing without a second person takes two. */
export function ReleasePolicies({ matrix }: { matrix: RemoteMatrix }) {
  const { can } = usePermissions();
  const changeable = can('remote.publish') ? changeableIn(matrix) : [];
  const known = matrix.environments.filter(({ connection }) => !UNKNOWN.includes(connection));
  return (
    <section className="policies" aria-labelledby="release-policies">
      <h2 id="release-policies">Release approval</h2>
      <ul>
        {known.map(({ environment }) => (
          <EnvironmentPolicy
            key={environment}
            environment={environment}
            policy={matrix.policies[environment]}
            mayChange={changeable.includes(environment)}
          />
        ))}
      </ul>
    </section>
  );
}

const UNKNOWN: readonly EnvironmentState['connection'][] = ['not connected', 'unknown'];

type Props = { environment: EnvironmentName; policy: ReleasePolicy; mayChange: boolean };

function EnvironmentPolicy({ environment, policy: { needs_second_person, waiting }, mayChange }: Props) {
  const [change, { isLoading }] = useRemotesPolicyChangeMutation();
  const onChange = async () => {
    if (!(await confirmDialog(questionOf(environment, needs_second_person ? 'do without' : 'ask for one')))) return;
    await change({ environment, needsSecondPerson: !needs_second_person }).unwrap().catch(notifyError);
  };
  return (
    <li>
      <span>
        {environmentTitle(environment)}:{' '}
        {needs_second_person ? 'a second person is required.' : 'one person is enough.'}
      </span>
      {mayChange && !waiting && (
        <Button
          size="small"
          loading={isLoading}
          aria-label={`${needs_second_person ? 'Don’t require' : 'Require'} a second person in ${environment}`}
          onClick={() => void onChange()}
        >
          {needs_second_person ? 'Don’t require' : 'Require a second person'}
        </Button>
      )}
      {waiting && <WaitingPolicy environment={environment} waiting={waiting} mayChange={mayChange} />}
    </li>
  );
}

type Act = 'ask for one' | 'do without' | 'confirmation' | 'refusal';

const EVERY_RELEASE = 'Anyone who manages remotes can then put a new release live alone.';

/** What is asked before a policy is changed. */
const questionOf = (environment: EnvironmentName, act: Act): Question =>
  ({
    'ask for one': {
      title: `Require a second person in ${environment}?`,
      content: 'Takes effect immediately: a release that no one there has had waits until someone else confirms it.',
      okText: 'Require a second person',
    },
    'do without': {
      title: `Don’t require a second person in ${environment}?`,
      content: `Another Super Admin has to confirm this. ${EVERY_RELEASE}`,
      okText: 'Ask for confirmation',
    },
    confirmation: {
      title: `Don’t require a second person in ${environment}?`,
      content: `Takes effect immediately. ${EVERY_RELEASE}`,
      okText: 'Don’t require',
      destructive: true,
    },
    refusal: {
      title: `Keep requiring a second person in ${environment}?`,
      content: 'The request is declined.',
      okText: 'Decline',
    },
  })[act];

type WaitingProps = {
  environment: EnvironmentName;
  waiting: NonNullable<ReleasePolicy['waiting']>;
  mayChange: boolean;
};

function WaitingPolicy({ environment, waiting, mayChange }: WaitingProps) {
  const { requested_by, requested_at, not_by_caller } = waiting;
  const [decide, { isLoading }] = useRemotesPolicyDecideMutation();
  const onDecide = async (decision: 'confirmation' | 'refusal') => {
    if (!(await confirmDialog(questionOf(environment, decision)))) return;
    await decide({ environment, decision }).unwrap().catch(notifyError);
  };
  return (
    <div className="waiting">
      <p>
        {requested_by}, {formatInstant(requested_at)}: asks to stop requiring a second person.
      </p>
      {not_by_caller && <p className="waiting-aside">{not_by_caller}</p>}
      {mayChange && (
        <div className="setting-actions">
          {!not_by_caller && (
            <Button size="small" danger loading={isLoading} onClick={() => void onDecide('confirmation')}>
              Don’t require
            </Button>
          )}
          <Button size="small" loading={isLoading} onClick={() => void onDecide('refusal')}>
            Decline
          </Button>
        </div>
      )}
    </div>
  );
}
