import { CASHFLOW_HORIZONS, type Project } from '@siteledger/shared-lib/domain';
import { Money } from '@siteledger/shared-lib/ui';
import { FigureGroup } from './figure-group';

/** What is expected to come in less what is to be paid, over 30, 60 and 90 days. Decision §2. */
export const ProjectedCashflow = ({ project }: { project: Project }) => (
  <FigureGroup
    title="Projected cashflow"
    figures={CASHFLOW_HORIZONS.map((days) => ({
      label: `${days} days`,
      value: <Money value={project[`cashflow${days}`]} />,
    }))}
  />
);
