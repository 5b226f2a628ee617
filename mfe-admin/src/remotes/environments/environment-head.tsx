import type { EnvironmentState, RemoteMatrix } from '@siteledger/platform/contract';
import { LoadingOutlined } from '@siteledger/shared-lib/ui';
import { environmentTitle } from '../setting-words';
import { stateText, waitingForText } from './state-words';
import { revisionOf } from './take-over';
import './environments.css';

type Props = { matrix: RemoteMatrix; state: EnvironmentState };

/** Column heading of an environment: the state of its servers, and whether they have the latest revision. */
export function EnvironmentHead({ matrix, state }: Props) {
  const { environment, connection } = state;
  const { registry, at } = matrix;
  const isOwn = environment === matrix.environment;
  const revision = revisionOf(matrix, state);
  const waiting = waitingForText(state, revision);
  const isEmbedded = registry.kind === 'embedded';
  return (
    <>
      <span className="environment-title">
        {environmentTitle(environment)}
        {isOwn && <span className="remotes-own">This server</span>}
      </span>
      <span className="environment-state" data-connection={connection}>
        {stateText(state, { revision, at, isEmbedded })}
      </span>
      <span className="environment-waiting" role="status">
        {waiting && (
          <>
            <LoadingOutlined aria-hidden /> {waiting}
          </>
        )}
      </span>
      {connection === 'silent' && (
        <span className="environment-aside">Changes apply when its servers report again.</span>
      )}
      {connection === 'connected' && !state.can_change && (
        <span className="environment-aside">Managed by its own admins.</span>
      )}
    </>
  );
}
