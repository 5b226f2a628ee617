import { notifyError } from '@siteledger/shared-lib/api';
import { type RemoteMatrixRow, type RemoteRequest } from '@siteledger/platform/contract';
import { formatInstant, placeText, waitingText } from '@siteledger/shared-lib/domain';
import { Button, notify, ToneTag } from '@siteledger/shared-lib/ui';
import { useRemotesConfirmMutation, useRemotesDeclineMutation } from './remotes-api';
import './waiting.css';

type Props = {
  remote: RemoteMatrixRow;
  request: RemoteRequest;
  /** Whether whoever reads it can decide anything here now. */
  mayDecide: boolean;
};

/** A release that waits for a second person: who asked for it and why, and what the reader can do about it. */
export function WaitingRequest({ remote: called, request, mayDecide }: Props) {
  const [confirm, { isLoading: isConfirming }] = useRemotesConfirmMutation();
  const [decline, { isLoading: isDeclining }] = useRemotesDeclineMutation();
  const { uuid, remote, environment, setting, requested_by, requested_at, not_by_caller } = request;
  const place = { remote, environment };
  const text = placeText(called, environment);

  const onConfirm = () =>
    confirm({ ...place, uuid })
      .unwrap()
      .then(() => notify.success(`Changed ${text}.`))
      .catch(notifyError);
  const onDecline = () =>
    decline({ ...place, uuid })
      .unwrap()
      .then(({ message }) => notify.success(message))
      .catch(notifyError);
  const isBusy = isConfirming || isDeclining;
  return (
    <div className="waiting" role="group" aria-label={`${waitingText(request)}: ${text}`}>
      <ToneTag tone="warning">{waitingText(request)}</ToneTag>
      <p>
        {requested_by}, {formatInstant(requested_at)}: {setting.reason}
      </p>
      {not_by_caller && <p className="waiting-aside">{not_by_caller}</p>}
      {mayDecide && (
        <div className="setting-actions">
          {!not_by_caller && (
            <Button
              type="primary"
              size="small"
              loading={isConfirming}
              disabled={isBusy}
              onClick={() => void onConfirm()}
            >
              Confirm
            </Button>
          )}
          <Button size="small" loading={isDeclining} disabled={isBusy} onClick={() => void onDecline()}>
            Decline
          </Button>
        </div>
      )}
    </div>
  );
}
