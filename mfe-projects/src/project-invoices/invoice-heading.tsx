import { Link } from '@siteledger/shared-lib/router';
import { LeftOutlined } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import { invoicesPath } from './invoice-texts';

type Props = { project: string; title: string; extra?: ReactNode; actions?: ReactNode };

/** The head of an invoice's form, below that of its project, with the way back to the list. */
export const InvoiceHeading = ({ project, title, extra, actions }: Props) => (
  <div className="invoice-heading">
    <Link to={invoicesPath(project)}>
      <LeftOutlined aria-hidden /> Invoices
    </Link>
    <div>
      <h2>{title}</h2>
      {extra}
      {actions && <div className="invoice-actions">{actions}</div>}
    </div>
  </div>
);
