import { tellOutcome } from '@siteledger/shared-lib/api';
import { type RemoteMatrixRow, type RemoteRequest } from '@siteledger/platform/contract';
import { formatInstant, placeText, waitingText } from '@siteledger/shared-lib/domain';
import { Button, ToneTag } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { ConfirmRequestModal } from './confirm-request-modal';
import { useRemotesDeclineMutation } from '../remotes-api';
import './waiting.css';

type Props = {
  remote: RemoteMatrixRow;
  request: RemoteRequest;
  mayDecide: boolean;
};

/** A request that waits for a second person: author, reason, and the user's options. */
export function WaitingRequest({ remote, request, mayDecide }: Props) {
  const { requested_by, requested_at, setting } = request;
  const text = `${waitingText(request)}: ${placeText(remote, request.environment)}`;
  return (
    <div className="waiting" role="group" aria-label={text}>
      <ToneTag tone="warning">{waitingText(request)}</ToneTag>
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

function asideOf({ changed_since_by, not_by_caller }: RemoteRequest): string[] {
  const stale = changed_since_by && `${changed_since_by} has changed it since: it can no longer take effect.`;
  return [stale, not_by_caller].filter((line) => typeof line === 'string');
}

function Decisions({ remote, request }: Omit<Props, 'mayDecide'>) {
  const [isConfirming, setConfirming] = useState(false);
  const [decline, { isLoading: isDeclining }] = useRemotesDeclineMutation();
  const { uuid, environment, not_by_caller } = request;
  const called = { remote: request.remote, environment, uuid };

  const onDecline = () => tellOutcome(decline(called).unwrap());
  return (
    <div className="setting-actions">
      {!not_by_caller && (
        <Button type="primary" size="small" disabled={isDeclining} onClick={() => setConfirming(true)}>
          Confirm…
        </Button>
      )}
      <Button size="small" loading={isDeclining} onClick={() => void onDecline()}>
        Decline
      </Button>
      {isConfirming && <ConfirmRequestModal {...{ remote, request }} onClose={() => setConfirming(false)} />}
    </div>
  );
}
