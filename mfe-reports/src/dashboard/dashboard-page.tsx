import type { Permission } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { Outlet, useLocation, useNavigate } from '@siteledger/shared-lib/router';
import { PageHeader, Tabs, useSlot } from '@siteledger/shared-lib/ui';
import './dashboard.css';

type Tab = { path: string; label: string; permission: Permission };

/** The dashboard's tabs by their paths. Specification §2. */
const TABS: readonly Tab[] = [
  { path: '/', label: 'Performance Overview', permission: 'project.view' },
  { path: '/cashflow', label: 'Cashflow Overview', permission: 'project.view' },
  { path: '/overdue-invoices', label: 'Overdue Invoices', permission: 'project.invoice' },
];

/** How the business stands: cards that other remotes put here, and a tab for each overview. Specification §2. */
export function DashboardPage() {
  const { can } = usePermissions();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const cards = useSlot<object>('dashboard.overview');
  return (
    <>
      <PageHeader title="Dashboard" />
      {cards.length > 0 && (
        <div className="dashboard-cards">
          {cards.map(({ id, title, render }) => (
            <section key={id} aria-label={title}>
              {render({})}
            </section>
          ))}
        </div>
      )}
      <Tabs
        activeKey={pathname}
        items={TABS.filter((tab) => can(tab.permission)).map(({ path, label }) => ({ key: path, label }))}
        onChange={(path) => void navigate(path)}
      />
      <Outlet />
    </>
  );
}
