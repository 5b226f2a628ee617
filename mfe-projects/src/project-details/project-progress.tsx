import type { Percent as Value, Project } from '@siteledger/shared-lib/domain';
import { Percent } from '@siteledger/shared-lib/ui';
import { CappedPercent, isOverHundred } from '../capped-percent';

/** Work done beside the time that has passed, and the difference between the two. Decision §2. */
export const ProjectProgress = ({ project }: { project: Project }) => (
  <section className="figure-group">
    <h2>Progress</h2>
    <dl>
      <dt>Work Done</dt>
      <dd>
        <CappedPercent value={project.work_done_percent} />
      </dd>
      <Bar value={project.work_done_percent} tone="work" />
      <dt>Project Timeline</dt>
      <dd>
        <Percent value={project.duration_la} />
      </dd>
      <Bar value={project.duration_la} tone="time" />
      <dt>Duration Variance</dt>
      <dd>
        <Percent value={project.progress_diff} /> <span className="variance-side">{sideOf(project.progress_diff)}</span>
      </dd>
    </dl>
  </section>
);

const sideOf = (difference: Value) => {
  if (difference === null || Number(difference) === 0) return '';
  return difference.startsWith('-') ? 'behind' : 'ahead';
};

// The figure beside it says the same in words, so the bar itself is not read out.
const Bar = ({ value, tone }: { value: Value; tone: 'work' | 'time' }) => (
  <div className="progress-bar" data-tone={tone} data-over={isOverHundred(value) || undefined} aria-hidden>
    <span style={{ width: `${Math.min(100, Math.max(0, Number(value ?? 0)))}%` }} />
  </div>
);
