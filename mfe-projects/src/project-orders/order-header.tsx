import { Link } from '@siteledger/shared-lib/router';
import { LeftOutlined } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import { ordersPath } from './order-paths';
import './project-orders.css';

type Props = { project: string; title: ReactNode; extra?: ReactNode; actions?: ReactNode };

/** The head of an order inside its project's page, with the way back to all orders. */
export const OrderHeader = ({ project, title, extra, actions }: Props) => (
  <header className="order-header">
    <div>
      <Link to={ordersPath(project)}>
        <LeftOutlined aria-hidden /> All purchase orders
      </Link>
      <div className="order-title">
        <h2>{title}</h2>
        {extra}
      </div>
    </div>
    {actions && <div className="order-actions">{actions}</div>}
  </header>
);
