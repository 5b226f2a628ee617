import { notifyError } from '@siteledger/shared-lib/api';
import {
  type EnvironmentName,
  type EnvironmentState,
  type ReleasePolicy,
  type RemoteMatrix,
} from '@siteledger/platform/contract';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { Button, confirmDialog, type Question } from '@siteledger/shared-lib/ui';
import { changeableIn } from './environments/changeable';
import { useRemotesPolicyChangeMutation } from './remotes-api';
import { environmentTitle } from './setting-words';
import './request/waiting.css';

/** Release approval by environment; only a Super Admin can change it. */
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

function EnvironmentPolicy({ environment, policy: { needs_second_person }, mayChange }: Props) {
  const [change, { isLoading }] = useRemotesPolicyChangeMutation();
  const onChange = async () => {
    if (!(await confirmDialog(questionOf(environment, needs_second_person)))) return;
    await change({ environment, needsSecondPerson: !needs_second_person }).unwrap().catch(notifyError);
  };
  return (
    <li>
      <span>
        {environmentTitle(environment)}:{' '}
        {needs_second_person ? 'a second person is required.' : 'one person is enough.'}
      </span>
      {mayChange && (
        <Button
          size="small"
          loading={isLoading}
          aria-label={`${needs_second_person ? 'Don’t require' : 'Require'} a second person in ${environment}`}
          onClick={() => void onChange()}
        >
          {needs_second_person ? 'Don’t require' : 'Require a second person'}
        </Button>
      )}
    </li>
  );
}

const questionOf = (environment: EnvironmentName, isRequired: boolean): Question =>
  isRequired
    ? {
        title: `Don’t require a second person in ${environment}?`,
        content: 'Takes effect immediately. Anyone who manages remotes can then put a new release live alone.',
        okText: 'Don’t require',
        destructive: true,
      }
    : {
        title: `Require a second person in ${environment}?`,
        content: 'Takes effect immediately: a release that no one there has had waits until someone else confirms it.',
        okText: 'Require a second person',
      };
