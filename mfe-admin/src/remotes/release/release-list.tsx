import type { EnvironmentName, RemoteMatrixRow } from '@siteledger/platform/contract';
import { remoteText } from '@siteledger/shared-lib/domain';
import { Button } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { ReleaseRow } from './release-row';
import { environmentTitle } from '../setting-words';
import './releases.css';

type Props = { remote: RemoteMatrixRow; own: EnvironmentName; changeable: readonly EnvironmentName[] };

const AT_FIRST = 10;

/** Releases of a remote, newest first, with their health here. */
export function ReleaseList({ remote, own, changeable }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const { releases } = remote;
  const shown = showsAll ? releases : releases.slice(0, AT_FIRST);
  const titles = ['Release', 'Published', 'Size', 'Loads and failures', 'Web vitals (p75)'];
  return (
    <>
      <table className="releases" role="table" aria-label={`Releases of ${remoteText(remote)}`}>
        <caption>
          Loads, failures and web vitals as browsers reported them in {environmentTitle(own).toLowerCase()} during the
          last 7 days.
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {titles.map((title) => (
              <th key={title} role="columnheader" scope="col">
                {title}
              </th>
            ))}
            <th role="columnheader" scope="col">
              <span className="sl-visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {shown.map((release) => (
            <ReleaseRow key={release.version} remote={remote} release={release} own={own} changeable={changeable} />
          ))}
        </tbody>
      </table>
      {shown.length < releases.length && (
        <Button size="small" onClick={() => setShowsAll(true)}>
          Show all {releases.length} releases
        </Button>
      )}
    </>
  );
}
