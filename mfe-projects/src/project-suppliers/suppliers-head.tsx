import type { Project } from '@siteledger/shared-lib/domain';
import { NavLink } from '@siteledger/shared-lib/router';
import type { ReactNode } from 'react';
import './project-suppliers.css';

type Props = { project: Project; children: ReactNode };

/** The way between a project's suppliers and its expenses; what can be added stands at the end of the line. */
export const SuppliersHead = ({ project, children }: Props) => (
  <div className="suppliers-head">
    <nav className="suppliers-switch" aria-label="Suppliers or expenses">
      <NavLink to={`/projects/${project.uuid}/suppliers`} end>
        Suppliers
      </NavLink>
      <NavLink to={`/projects/${project.uuid}/suppliers/expenses`}>Expenses</NavLink>
    </nav>
    <div className="suppliers-actions">{children}</div>
  </div>
);
