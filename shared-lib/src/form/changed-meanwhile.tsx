import { errorMessage, isConflict } from '@siteledger/shared-lib/api';
import { Alert, Button } from '@siteledger/shared-lib/ui';
import { useEffect, useRef } from 'react';
import { useFormContext } from './form-context';

// Part of every save, but not shown to users.
const VERSION = 'version';

type Props = {
  /** The last save's refusal, if any; for a conflict the server's message says who changed the record and when. */
  error?: unknown;
  /** Who changed it and when, if the screen has more details than the refusal. */
  message?: string;
};

/**
 * Notice that another person saved the record while this form was being filled in. It takes over their changes without
 * losing what was typed. Hidden while the form and the record agree. docs/domain/calls.md#versions
 */
export function ChangedMeanwhile({ error, message }: Props) {
  const { isDirty, changedMeanwhile, rules, takeLatest } = useFormContext();
  const isShown = isDirty && changedMeanwhile.length > 0;
  const element = useScrollTo(isShown && isConflict(error));
  if (!isShown) return null;
  const labels = changedMeanwhile.filter((name) => name !== VERSION).map((name) => rules[name]?.label ?? name);
  return (
    <div ref={element} className="sl-changed-meanwhile">
      <Alert
        className="sl-changed"
        type="warning"
        title={message ?? whoChangedIt(error) ?? 'Someone else has changed this.'}
        description={`${labels.length > 0 ? `Changed: ${labels.join(', ')}. ` : ''}What you typed is kept when you load the latest values.`}
        action={<Button onClick={takeLatest}>Load the latest values</Button>}
      />
    </div>
  );
}

/** Scrolls to the notice, because it explains the refused save. */
function useScrollTo(isDue: boolean) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isDue) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isDue]);
  return element;
}

function whoChangedIt(error: unknown) {
  const message = isConflict(error) ? errorMessage(error) : null;
  return typeof message === 'string' ? message : undefined;
}
