import type { RemoteMatrix } from '@siteledger/platform/contract';
import { changeableIn } from './environments/changeable';
import { isUnconnected } from './environments/connect-lines';
import { EnvironmentHead } from './environments/environment-head';
import { RemoteRow } from './remote-row';

type Props = { matrix: RemoteMatrix };

/**
 * Remotes by connected environments. The ARIA roles are explicit, because a narrow window lays the rows out as cards.
 */
export function RemotesMatrix({ matrix }: Props) {
  const { environment: own, remotes } = matrix;
  const environments = matrix.environments.filter((state) => !isUnconnected(state));
  const changeable = changeableIn(matrix);
  return (
    <table className="remotes" role="table" aria-label="Remotes by environment">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Remote
          </th>
          {environments.map((state) => (
            <th
              key={state.environment}
              role="columnheader"
              scope="col"
              data-own={state.environment === own || undefined}
            >
              <EnvironmentHead matrix={matrix} state={state} />
            </th>
          ))}
        </tr>
      </thead>
      {remotes.map((remote) => (
        <RemoteRow key={remote.name} remote={remote} environments={environments} own={own} changeable={changeable} />
      ))}
    </table>
  );
}
