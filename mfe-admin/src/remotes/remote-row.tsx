import type { EnvironmentName, EnvironmentState, RemoteMatrixRow } from '@siteledger/platform/contract';
import { counted, remoteText } from '@siteledger/shared-lib/domain';
import { DownOutlined, RightOutlined } from '@siteledger/shared-lib/ui';
import { useId, useState } from 'react';
import { ReleaseList } from './release/release-list';
import { SettingCell } from './setting-cell';
import { environmentTitle } from './setting-words';

type Props = {
  remote: RemoteMatrixRow;
  environments: readonly EnvironmentState[];
  own: EnvironmentName;
  changeable: readonly EnvironmentName[];
};

/**
 * Rows of a remote: its title and menu entries, its owner, its setting in each environment, and its releases behind a
 * button.
 */
export function RemoteRow({ remote, environments, own, changeable }: Props) {
  const [isOpen, setOpen] = useState(false);
  const releases = useId();
  const Arrow = isOpen ? DownOutlined : RightOutlined;
  const { name, titles, owner } = remote;
  return (
    <tbody role="rowgroup">
      <tr role="row">
        <th role="rowheader" scope="row">
          <span className="remote-name">{remoteText(remote)}</span>
          <span className="remote-owner">
            {titles.length > 0 && <span>{titles.join(', ')}</span>}
            <code>{name}</code>
            {owner.team}
            {owner.contact && <a href={`mailto:${owner.contact}`}>{owner.contact}</a>}
          </span>
          <button
            type="button"
            className="remote-releases-button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? releases : undefined}
            aria-label={`${counted(remote.releases.length, 'release')} of ${remoteText(remote)}`}
            onClick={() => setOpen(!isOpen)}
          >
            <Arrow aria-hidden />
            {counted(remote.releases.length, 'release')}
          </button>
        </th>
        {environments.map((state) => {
          const { environment, connection } = state;
          const isOwn = environment === own;
          return (
            <td
              key={environment}
              role="cell"
              data-own={isOwn || undefined}
              data-connection={connection}
              data-title={`${environmentTitle(environment)}${isOwn ? ' · this server' : ''}`}
            >
              <SettingCell remote={remote} state={state} isOwn={isOwn} mayChange={changeable.includes(environment)} />
            </td>
          );
        })}
      </tr>
      {isOpen && (
        <tr role="row" className="remote-releases" id={releases}>
          <td role="cell" colSpan={environments.length + 1}>
            <ReleaseList remote={remote} own={own} changeable={changeable} />
          </td>
        </tr>
      )}
    </tbody>
  );
}
