import { FAILURE_TEXT } from './failure-text';
import type { FailureCardProps, PausedCardProps, Views } from './views';

const Loading = () => <p role="status">Loading…</p>;

const FailureCard = ({ label: { title, owner }, failure, isRetrying, onRetry }: FailureCardProps) => (
  <section role="alert" aria-busy={isRetrying}>
    <h1>“{title}” is not available right now.</h1>
    <p>{FAILURE_TEXT[failure.kind]}</p>
    {failure.details.map((detail) => (
      <p key={detail}>{detail}</p>
    ))}
    <button onClick={onRetry}>Retry</button>
    {owner && (
      <p>
        If the problem continues, contact {owner.team}
        {owner.contact && ` (${owner.contact})`}.
      </p>
    )}
  </section>
);

const PausedCard = ({ title, paused: { message } }: PausedCardProps) => (
  <section role="status">
    <h1>“{title}” is paused.</h1>
    {message && <p>{message}</p>}
  </section>
);

/** Unstyled default views for a product that supplies none. */
export const plainViews: Views = { Loading, FailureCard, PausedCard };
