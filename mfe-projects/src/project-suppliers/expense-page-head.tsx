import { Link } from '@siteledger/shared-lib/router';
import { LeftOutlined } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';

type Props = {
  project: string;
  title: string;
  /** Beside the title, such as the state of the expense. */
  extra?: ReactNode;
  actions?: ReactNode;
};

/** The head of an expense's form, and the way back to the list. */
export const ExpensePageHead = ({ project, title, extra, actions }: Props) => (
  <header className="expense-head">
    <div>
      <Link to={`/projects/${project}/suppliers/expenses`}>
        <LeftOutlined aria-hidden /> Expenses
      </Link>
      <h2>
        {title} {extra}
      </h2>
    </div>
    {actions}
  </header>
);
