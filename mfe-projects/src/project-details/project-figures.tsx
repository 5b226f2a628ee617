import { PROJECT_FIGURES, type Project, type ProjectFigureKey } from '@siteledger/shared-lib/domain';
import { Day, Money, Percent } from '@siteledger/shared-lib/ui';
import { CappedPercent } from '../capped-percent';
import { FigureGroup } from './figure-group';
import { ProjectProgress } from './project-progress';
import { ProjectedCashflow } from './projected-cashflow';

const GROUPS: readonly { title: string; keys: readonly ProjectFigureKey[] }[] = [
  {
    title: 'Contract',
    keys: ['contract_sum_and_vo', 'revised_budget', 'eac', 'expected_profit', 'projected_margin'],
  },
  { title: 'Claims', keys: ['total_invoiced', 'total_invoiced_percent', 'total_received'] },
  { title: 'Cost', keys: ['total_expenses', 'total_paid', 'profit_margin'] },
  { title: 'Cash', keys: ['cashflow_nett', 'cashflow_margin', 'cashflow_this_month', 'expected_cashflow'] },
];

/** Every computed figure of a project, as the API gives it, in groups. Specification §3, Decision §2. */
export const ProjectFigures = ({ project }: { project: Project }) => (
  <aside className="project-figures" aria-label="Figures">
    <p className="figures-day">
      Figures as of <Day value={project.as_of} />
    </p>
    <ProjectProgress project={project} />
    {GROUPS.map(({ title, keys }) => (
      <FigureGroup
        key={title}
        title={title}
        figures={keys.map((key) => ({ label: labelOf(key), value: <Figure project={project} name={key} /> }))}
      />
    ))}
    <ProjectedCashflow project={project} />
  </aside>
);

const figureOf = (key: ProjectFigureKey) => PROJECT_FIGURES.find((figure) => figure.key === key);

const labelOf = (key: ProjectFigureKey) => figureOf(key)?.label ?? key;

function Figure({ project, name }: { project: Project; name: ProjectFigureKey }) {
  const value = project[name];
  if (figureOf(name)?.unit === 'money') return <Money value={value} />;
  return name === 'total_invoiced_percent' ? <CappedPercent value={value} /> : <Percent value={value} />;
}
