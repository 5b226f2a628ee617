import type { PausedCardProps } from '@siteledger/platform/runtime';
import { formatInstant } from '@siteledger/shared-lib/domain';
import { PauseCircleOutlined } from '@siteledger/shared-lib/ui';
import { useContext } from 'react';
import { WayBack } from './way-back';
import './failure-card.css';

/**
 * Replaces a screen whose remote is switched off: who paused it, why, and until when.
 * docs/remotes.md#switch-roll-out-roll-back
 */
export function PausedCard({ title, paused: { message, until, changed_by } }: PausedCardProps) {
  return (
    <section className="failure-card" role="status">
      <span className="failure-card-icon" aria-hidden>
        <PauseCircleOutlined />
      </span>
      <h1>“{title}” is paused.</h1>
      <p>
        {changed_by ? `${changed_by} switched it off` : 'It is switched off'}
        {until ? ` until ${formatInstant(until)}` : ' for the time being'}.
      </p>
      {message && <p>{message}</p>}
      <p>
        It opens here {until ? 'at that time, or ' : ''}as soon as it is switched on again; anything you typed in this
        tab is kept.
      </p>
      {useContext(WayBack)}
    </section>
  );
}
