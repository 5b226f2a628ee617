import type { EnvironmentName, RemoteMatrixRow } from '@siteledger/platform/contract';
import { counted } from '@siteledger/shared-lib/domain';
import { DownOutlined, RightOutlined } from '@siteledger/shared-lib/ui';
import { useId, useState } from 'react';
import { ReleaseList } from './release-list';
import { SettingCell } from './setting-cell';
import { environmentTitle } from './setting-words';

type Props = { remote: RemoteMatrixRow; environments: readonly EnvironmentName[]; own: EnvironmentName };

/** A remote: who answers for it, what each environment does with it, and behind a button its releases. */
export function RemoteRow({ remote, environments, own }: Props) {
  const [isOpen, setOpen] = useState(false);
  const releases = useId();
  const Arrow = isOpen ? DownOutlined : RightOutlined;
  const { name, owner } = remote;
  return (
    <tbody role="rowgroup">
      <tr role="row">
        <th role="rowheader" scope="row">
          <span className="remote-name">{name}</span>
          <span className="remote-owner">
            {owner.team}
            {owner.contact && <a href={`mailto:${owner.contact}`}>{owner.contact}</a>}
          </span>
          <button
            type="button"
            className="remote-releases-button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? releases : undefined}
            aria-label={`${counted(remote.releases.length, 'release')} of ${name}`}
            onClick={() => setOpen(!isOpen)}
          >
            <Arrow aria-hidden />
            {counted(remote.releases.length, 'release')}
          </button>
        </th>
        {environments.map((environment) => (
          <td
            key={environment}
            role="cell"
            data-own={environment === own || undefined}
            data-title={`${environmentTitle(environment)}${environment === own ? ' · this server' : ''}`}
          >
            <SettingCell remote={remote} environment={environment} isOwn={environment === own} />
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr role="row" className="remote-releases" id={releases}>
          <td role="cell" colSpan={environments.length + 1}>
            <ReleaseList remote={remote} own={own} />
          </td>
        </tr>
      )}
    </tbody>
  );
}
