import type { RemoteMatrix } from '@siteledger/platform/contract';
import { RemoteRow } from './remote-row';
import { environmentTitle } from './setting-words';

type Props = { matrix: RemoteMatrix };

/** Remotes by environments. The roles are stated because a narrow window lays the rows out as cards. */
export const RemotesMatrix = ({ matrix: { environment: own, environments, remotes } }: Props) => (
  <table className="remotes" role="table" aria-label="Remotes by environment">
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col">
          Remote
        </th>
        {environments.map((environment) => (
          <th key={environment} role="columnheader" scope="col" data-own={environment === own || undefined}>
            {environmentTitle(environment)}
            {environment === own && <span className="remotes-own">This server</span>}
          </th>
        ))}
      </tr>
    </thead>
    {remotes.map((remote) => (
      <RemoteRow key={remote.name} remote={remote} environments={environments} own={own} />
    ))}
  </table>
);
