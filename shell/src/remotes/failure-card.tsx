import type { FailureKind } from '@siteledger/platform/contract';
import { Button, WarningOutlined } from '@siteledger/shared-lib/ui';
import { useContext } from 'react';
import type { LoadFailure } from './load-failure';
import type { ScreenLabel } from './screen';
import { WayBack } from './way-back';
import './failure-card.css';

/** What people read of each kind of failure. */
export const FAILURE_TEXT: Record<FailureKind, string> = {
  network: 'Its files could not be fetched. The connection or the server may be down.',
  timeout: 'Its files did not arrive within 10 seconds.',
  integrity: 'One of its files is not the one that was published, so it was not started.',
  incompatible: 'It was built for another version of this application.',
  evaluation: 'It could not start because of a fault in it.',
  render: 'A fault in it stopped this screen.',
};

type Props = { label: ScreenLabel; failure: LoadFailure; isRetrying?: boolean; onRetry: () => void };

/** Stands where a screen of a remote would be when it cannot be shown; everything else keeps working. */
export function FailureCard({ label: { title, owner }, failure, isRetrying = false, onRetry }: Props) {
  const wayBack = useContext(WayBack);
  return (
    <section className="failure-card" role="alert" aria-busy={isRetrying} data-kind={failure.kind}>
      <span className="failure-card-icon" aria-hidden>
        <WarningOutlined />
      </span>
      <h1>“{title}” is not available right now.</h1>
      <p>{FAILURE_TEXT[failure.kind]} The rest of the application keeps working.</p>
      {failure.details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      <Button type="primary" loading={isRetrying} onClick={onRetry}>
        Retry
      </Button>
      {owner && (
        <>
          <p className="failure-card-owner">
            If this goes on, tell {owner.team}
            {owner.contact && ` (${owner.contact})`}.
          </p>
          {wayBack}
        </>
      )}
    </section>
  );
}
