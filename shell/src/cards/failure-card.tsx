import { FAILURE_TEXT, type FailureCardProps } from '@siteledger/platform/runtime';
import { Button, WarningOutlined } from '@siteledger/shared-lib/ui';
import { useContext } from 'react';
import { WayBack } from './way-back';
import './failure-card.css';

/** Replaces a screen of a remote that cannot be shown; everything else keeps working. */
export function FailureCard({ label: { title, owner }, failure, isRetrying = false, onRetry }: FailureCardProps) {
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
            If the problem continues, contact {owner.team}
            {owner.contact && ` (${owner.contact})`}.
          </p>
          {wayBack}
        </>
      )}
    </section>
  );
}
