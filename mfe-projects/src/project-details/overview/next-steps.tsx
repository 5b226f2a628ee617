import type { Project, ProjectOverview } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { Link } from '@siteledger/shared-lib/router';
import { CheckCircleFilled, RightOutlined } from '@siteledger/shared-lib/ui';
import { canStart, StartProjectButton } from '../start-project-button';
import { stepsOf, type NextStep } from './steps-of';
import './next-steps.css';

const MOST = 4;

type Props = { project: Project; overview: ProjectOverview };

/** The user's next steps in a project, most urgent first. docs/domain/projects.md#overview */
export function NextSteps({ project, overview }: Props) {
  const { can } = usePermissions();
  const mayStart = can('project.update') && canStart(project);
  const steps = stepsOf(project, overview, can).slice(0, mayStart ? MOST - 1 : MOST);
  if (!mayStart && steps.length === 0)
    return (
      <p className="next-nothing">
        <CheckCircleFilled aria-hidden /> Nothing to do right now.
      </p>
    );
  return (
    <ul className="next-steps">
      {mayStart && (
        <li className="next-step">
          <span className="next-what">Work has begun, but the project is still New</span>
          <StartProjectButton project={project} />
        </li>
      )}
      {steps.map((step) => (
        <Step key={step.what} {...step} />
      ))}
    </ul>
  );
}

const Step = ({ what, more, to, isUrgent }: NextStep) => (
  <li>
    <Link className="next-step" to={to} data-urgent={isUrgent}>
      <span className="next-what">{what}</span> <span className="next-more sl-figure">{more}</span>
      <RightOutlined aria-hidden />
    </Link>
  </li>
);
