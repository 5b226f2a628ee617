import { type RemoteSetting } from '@siteledger/platform/contract';
import { formatInstant } from '@siteledger/shared-lib/domain';
import { Button, ToneTag, UndoOutlined } from '@siteledger/shared-lib/ui';
import { changesOf } from '../setting/setting-changes';
import { useRoleName } from '../setting-words';
import { StateTag } from '../state-tag';

type Props = {
  setting: RemoteSetting;
  before: RemoteSetting | undefined;
  isPresent: boolean;
  mayChange: boolean;
  /** A release of this revision that was revoked since, which prevents a roll-back. */
  revoked: string | undefined;
  onRollBack: () => void;
};

/** A revision: person, time, changes, reason. */
export function HistoryEntry({ setting, before, isPresent, mayChange, revoked, onRollBack }: Props) {
  const roleName = useRoleName();
  const { changed_by, changed_at, reason, release, halted } = setting;
  const when = formatInstant(changed_at);
  return (
    <li data-present={isPresent || undefined}>
      <div className="history-head">
        <strong>{changed_by}</strong>
        <time dateTime={changed_at}>{when}</time>
      </div>
      <div className="setting-head">
        <StateTag setting={setting} />
        <code>{release}</code>
        {halted && <ToneTag tone="danger">Halted</ToneTag>}
        {isPresent && <ToneTag tone="info">In force</ToneTag>}
      </div>
      <ul>
        {changesOf(before, setting, roleName).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p className="history-reason">{reason}</p>
      {mayChange && !isPresent && !revoked && (
        <Button
          size="small"
          icon={<UndoOutlined aria-hidden />}
          aria-label={`Roll back to this: ${when}`}
          onClick={onRollBack}
        >
          Roll back to this
        </Button>
      )}
      {!isPresent && revoked && (
        <p className="history-revoked">Release {revoked} was revoked: cannot roll back to this.</p>
      )}
    </li>
  );
}
