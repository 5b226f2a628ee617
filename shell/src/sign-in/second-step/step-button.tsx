import type { Refusal } from '@siteledger/shared-lib/session';
import { useState } from 'react';

type Props = { act: string; isQuiet?: boolean; autoFocus?: boolean; onUse: () => Promise<Refusal | null> };

/** A button for one second-step method; its error is shown above it. */
export function StepButton({ act, isQuiet = false, autoFocus, onUse }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const text = refusal?.message ?? Object.values(refusal?.errors ?? {})[0]?.[0];

  const onClick = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setRefusal(null);
    setRefusal(await onUse());
    setIsBusy(false);
  };

  return (
    <>
      <div role="alert">{text && <p className="general-message">{text}</p>}</div>
      <button
        type="button"
        className={isQuiet ? 'submit submit-quiet' : 'submit'}
        autoFocus={autoFocus}
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => void onClick()}
      >
        {act}
      </button>
    </>
  );
}
