import type { Expense } from '@siteledger/shared-lib/domain';
import { DocumentLink, PartyLink } from '@siteledger/shared-lib/records';
import { createContext, use } from 'react';

/** Whether the links stand in the grid, where arrows reach them and Tab one cell alone. */
export const InGridContext = createContext(false);

const useTabIndex = () => (use(InGridContext) ? -1 : undefined);

type Props = { expense: Expense };

/** The reference of a bill, which leads to it. */
export const BillLink = ({ expense }: Props) => (
  <DocumentLink kind="expense" of={expense} number={expense.ref_no} tabIndex={useTabIndex()} />
);

/** The supplier of a bill, which leads to its page. */
export const SupplierOfBill = ({ expense: { contractor } }: Props) => (
  <PartyLink kind="contractor" of={contractor} tabIndex={useTabIndex()} />
);

/** The project of a bill, which leads to its page. */
export const ProjectOfBill = ({ expense: { project } }: Props) => (
  <PartyLink kind="project" of={project} tabIndex={useTabIndex()} />
);
