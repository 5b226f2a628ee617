import type { Expense } from '@siteledger/shared-lib/domain';
import { DocumentLink, PartyLink } from '@siteledger/shared-lib/records';
import { createContext, use } from 'react';

/** Whether the links stand in the grid, where arrows reach them and Tab one cell alone. */
export const InGridContext = createContext(false);

const useTabIndex = () => (use(InGridContext) ? -1 : undefined);

type Props = { expense: Expense };

/** The reference of a bill, which leads to it, over its description. */
export function BillLink({ expense }: Props) {
  const tabIndex = useTabIndex();
  const { ref_no, description } = expense;
  return (
    <span className="pay-two">
      <span>
        <DocumentLink kind="expense" of={expense} number={ref_no} tabIndex={tabIndex} />
      </span>
      {description && <small title={description}>{description}</small>}
    </span>
  );
}

/** The supplier of a bill over its project, each leading to its page. */
export function SupplierAndProject({ expense: { contractor, project } }: Props) {
  const tabIndex = useTabIndex();
  return (
    <span className="pay-two">
      <span>
        <PartyLink kind="contractor" of={contractor} tabIndex={tabIndex} />
      </span>
      <small>
        <PartyLink kind="project" of={project} tabIndex={tabIndex} />
      </small>
    </span>
  );
}

/** The project of a bill, which leads to its page. */
export function ProjectOfBill({ expense: { project } }: Props) {
  return <PartyLink kind="project" of={project} tabIndex={useTabIndex()} />;
}
