import { useState } from 'react';
import { downloadCodes } from '../../recovery-codes';
import { Entrance } from '../entrance';

type Props = { codes: readonly string[]; onDone: () => void };

/** The recovery codes, once: to copy or to save, then on into the product. */
export function RecoveryCodesPage({ codes, onDone }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setIsCopied(true);
  };
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
      <button type="button" className="submit submit-quiet" onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
      <button type="button" className="submit submit-quiet" onClick={() => downloadCodes(codes)}>
        Download
      </button>
      <button type="button" className="submit" autoFocus onClick={onDone}>
        Continue
      </button>
    </Entrance>
  );
}
