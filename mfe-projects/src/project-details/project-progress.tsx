import type { Percent as Value } from '@siteledger/shared-lib/domain';
import { isOverHundred } from '../flagged-percent';
import { FigureRow, type FigureSource } from './figures/figure-row';

/** Work done beside the time elapsed, and the difference between the two. figures.md#time-and-progress */
export function ProjectProgress({ source }: { source: FigureSource }) {
  const { work_done_percent, duration_la, progress_diff } = source.preview ?? source.project;
  return (
    <section className="figure-group" aria-label="Progress">
      <h2>Progress</h2>
      <ul>
        <FigureRow source={source} figure="work_done_percent" />
        <Bar value={work_done_percent} tone="work" />
        <FigureRow source={source} figure="duration_la" />
        <Bar value={duration_la} tone="time" />
        <FigureRow source={source} figure="progress_diff">
          <span className="variance-side"> {sideOf(progress_diff)}</span>
        </FigureRow>
      </ul>
    </section>
  );
}

const sideOf = (difference: Value) => {
  if (difference === null || Number(difference) === 0) return '';
  return difference.startsWith('-') ? 'behind' : 'ahead';
};

// Hidden from screen readers, as the figure beside it has the same value.
const Bar = ({ value, tone }: { value: Value; tone: 'work' | 'time' }) => (
  <li className="progress-bar" data-tone={tone} data-over={isOverHundred(value) || undefined} aria-hidden>
    <span style={{ width: `${Math.min(100, Math.max(0, Number(value ?? 0)))}%` }} />
  </li>
);
