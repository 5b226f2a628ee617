import { errorMessage, isConflict } from '@siteledger/shared-lib/api';
import { Alert, Button } from '@siteledger/shared-lib/ui';
import { useEffect, useRef } from 'react';
import { useFormContext } from './form-context';

// Goes with every save and means nothing to people.
const VERSION = 'version';

type Props = {
  /** Why the last save was refused, if it was: a conflict says in the server's words who changed it and when. */
  error?: unknown;
  /** Who changed it and when, where the screen knows more than the refusal says. */
  message?: string;
};

/**
 * Says that the record was saved by somebody else while this form was being filled in, and takes over what they changed
 * without losing what was typed. Nothing while the form and the record agree. docs/domain/calls.md#versions
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

/** Where the answer to a save has to be seen. */
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
