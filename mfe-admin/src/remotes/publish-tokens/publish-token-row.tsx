import { isTokenInForce, type PublishToken } from '@siteledger/platform/contract';
import { formatDay, formatInstant, todayInKualaLumpur } from '@siteledger/shared-lib/domain';
import { ToneTag } from '@siteledger/shared-lib/ui';
import { environmentTitle } from '../setting-words';
import { RevokeTokenButton } from './revoke-token-button';

/** Row of a publish token: remotes, environments, expiry, and issuer. */
export function PublishTokenRow({ token }: { token: PublishToken }) {
  const { name, remotes, environments, ends_on, issued_by, issued_at, last_used_at, revoked } = token;
  const isInForce = isTokenInForce(token, todayInKualaLumpur());
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <span className="publish-token-name" title={name}>
          {name}
        </span>
        {revoked && <ToneTag tone="danger">Revoked</ToneTag>}
        {!revoked && !isInForce && <ToneTag tone="neutral">Expired</ToneTag>}
        {revoked && (
          <span className="publish-token-aside">
            {revoked.by}, {formatInstant(revoked.at)}
          </span>
        )}
      </th>
      <td role="cell" data-title="Remotes">
        {remotes.join(', ')}
      </td>
      <td role="cell" data-title="Environments">
        {environments.map(environmentTitle).join(', ')}
      </td>
      <td role="cell" data-title="End date">
        {formatDay(ends_on)}
      </td>
      <td role="cell" data-title="Issued">
        {issued_by}
        <span className="publish-token-aside">{formatInstant(issued_at)}</span>
      </td>
      <td role="cell" data-title="Last used">
        {last_used_at ? formatInstant(last_used_at) : 'Never'}
      </td>
      <td role="cell" className="publish-token-actions">
        {isInForce && <RevokeTokenButton token={token} />}
      </td>
    </tr>
  );
}
