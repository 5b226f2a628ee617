import type { ArrangedFill } from '@siteledger/platform/contract';

type Props = {
  fill: ArrangedFill;
  title: string;
  isRunning: boolean;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onSwitch: (on: boolean) => void;
};

/** Row of a fill: title, remote, switch, and buttons to move it. */
export const FillRow = ({ fill: { remote, on }, title, isRunning, isFirst, isLast, onMove, onSwitch }: Props) => (
  <li data-off={!on || undefined}>
    <span className="place-fill">
      <strong>{title}</strong>
      <code>{remote}</code>
      {!isRunning && <small>Its remote is switched off here.</small>}
    </span>
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        aria-label={`${title} of ${remote}`}
        checked={on}
        onChange={({ target }) => onSwitch(target.checked)}
      />
      <span aria-hidden>{on ? 'On' : 'Off'}</span>
    </label>
    <span className="place-moves">
      <button type="button" aria-label={`Move ${title} of ${remote} up`} disabled={isFirst} onClick={() => onMove(-1)}>
        ↑
      </button>
      <button type="button" aria-label={`Move ${title} of ${remote} down`} disabled={isLast} onClick={() => onMove(1)}>
        ↓
      </button>
    </span>
  </li>
);
