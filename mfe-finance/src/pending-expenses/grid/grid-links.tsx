import type { Expense } from '@siteledger/shared-lib/domain';
import { DocumentLink, PartyLink } from '@siteledger/shared-lib/records';
import { createContext, use } from 'react';

/** Whether links are in the grid, where the arrow keys reach them and Tab only one cell. */
export const InGridContext = createContext(false);

const useTabIndex = () => (use(InGridContext) ? -1 : undefined);

type Props = { expense: Expense };

/** The reference of a bill, linked to it. */
export const BillLink = ({ expense }: Props) => (
  <DocumentLink kind="expense" of={expense} number={expense.ref_no} tabIndex={useTabIndex()} />
);

/** The supplier of a bill, linked to its page. */
export const SupplierOfBill = ({ expense: { contractor } }: Props) => (
  <PartyLink kind="contractor" of={contractor} tabIndex={useTabIndex()} />
);

/** The project of a bill, linked to its page. */
export const ProjectOfBill = ({ expense: { project } }: Props) => (
  <PartyLink kind="project" of={project} tabIndex={useTabIndex()} />
);
