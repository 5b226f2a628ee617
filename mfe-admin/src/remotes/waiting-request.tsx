import { notifyError } from '@siteledger/shared-lib/api';
import { type RemoteMatrixRow, type RemoteRequest } from '@siteledger/platform/contract';
import { formatInstant, placeText, waitingText } from '@siteledger/shared-lib/domain';
import { Button, notify, ToneTag } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { ConfirmRequestModal } from './confirm-request-modal';
import { useRemotesDeclineMutation } from './remotes-api';
import { RequestedChanges } from './requested-changes';
import './waiting.css';

type Props = {
  remote: RemoteMatrixRow;
  request: RemoteRequest;
  /** Whether whoever reads it can decide anything here now. */
  mayDecide: boolean;
};

/** A change that waits for a second person or for its moment: who asked for it and why, and what the reader can do about it. */
export function WaitingRequest({ remote, request, mayDecide }: Props) {
  const { requested_by, requested_at, setting, plan } = request;
  const text = `${waitingText(request)}: ${placeText(remote, request.environment)}`;
  return (
    <div className="waiting" role="group" aria-label={text}>
      <ToneTag tone={plan && !plan.problem && !plan.needs_confirmation ? 'neutral' : 'warning'}>
        {waitingText(request)}
      </ToneTag>
      {plan && <RequestedChanges remote={remote} request={request} />}
      <p>
        {requested_by}, {formatInstant(requested_at)}: {setting.reason}
      </p>
      {asideOf(request).map((line) => (
        <p key={line} className="waiting-aside">
          {line}
        </p>
      ))}
      {mayDecide && <Decisions remote={remote} request={request} />}
    </div>
  );
}

function asideOf({ plan, changed_since_by, not_by_caller }: RemoteRequest): string[] {
  if (plan?.problem) return [plan.problem];
  const stale = changed_since_by && `${changed_since_by} has changed it since: it can no longer take effect.`;
  const confirmed = plan?.confirmed_by && `Confirmed by ${plan.confirmed_by}.`;
  const isWaiting = !plan || plan.needs_confirmation;
  return [stale, confirmed, isWaiting && not_by_caller].filter((line) => typeof line === 'string');
}

function Decisions({ remote, request }: Omit<Props, 'mayDecide'>) {
  const [isConfirming, setConfirming] = useState(false);
  const [decline, { isLoading: isDeclining }] = useRemotesDeclineMutation();
  const { uuid, environment, plan } = request;
  const called = { remote: request.remote, environment, uuid };

  const onDecline = () =>
    decline(called)
      .unwrap()
      .then(({ message }) => notify.success(message))
      .catch(notifyError);
  return (
    <div className="setting-actions">
      {isConfirmable(request) && (
        <Button type="primary" size="small" disabled={isDeclining} onClick={() => setConfirming(true)}>
          Confirm…
        </Button>
      )}
      <Button size="small" loading={isDeclining} onClick={() => void onDecline()}>
        {endTextOf(plan)}
      </Button>
      {isConfirming && <ConfirmRequestModal {...{ remote, request }} onClose={() => setConfirming(false)} />}
    </div>
  );
}

const isConfirmable = ({ not_by_caller, plan }: RemoteRequest) =>
  !not_by_caller && (!plan || (plan.needs_confirmation && !plan.problem));

function endTextOf(plan: RemoteRequest['plan']) {
  if (!plan) return 'Decline';
  return plan.problem ? 'Dismiss' : 'Cancel the plan';
}
