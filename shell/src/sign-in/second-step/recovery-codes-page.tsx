import { useState } from 'react';
import { copyCodes, downloadCodes, NOT_COPIED } from '../../recovery-codes';
import { Entrance } from '../entrance';

type Props = { codes: readonly string[]; onDone: () => void };

/** Shows the recovery codes once, to copy or to save, then continues into the product. */
export function RecoveryCodesPage({ codes, onDone }: Props) {
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  return (
    <Entrance
      title="Recovery codes"
      lead="Keep these codes in a safe place. Each signs you in once if you lose your second step. They are not shown again."
    >
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div role="alert">{isCopied === false && <p className="general-message">{NOT_COPIED}</p>}</div>
      {/* Enter pressed twice must not leave the only page that shows the codes. */}
      <button
        type="button"
        className="submit submit-quiet"
        autoFocus
        onClick={() => void copyCodes(codes).then(setIsCopied)}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </button>
      <button type="button" className="submit submit-quiet" onClick={() => downloadCodes(codes)}>
        Download
      </button>
      <button type="button" className="submit" onClick={onDone}>
        Continue
      </button>
    </Entrance>
  );
}
