import type { Permission } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { AsOfMark } from '@siteledger/shared-lib/records';
import { Outlet, useLocation, useNavigate } from '@siteledger/shared-lib/router';
import { PageHeader, Tabs } from '@siteledger/shared-lib/ui';
import { useDeferredValue } from 'react';
import { FILTER_NAMES } from './dashboard-filters';
import { SummaryStrip } from './summary/summary-strip';
import './dashboard.css';

type Tab = { path: string; label: string; permission: Permission };

/** Tabs of the dashboard, by path. docs/domain/screens.md#routes */
const TABS: readonly Tab[] = [
  { path: '/', label: 'Performance Overview', permission: 'project.view' },
  { path: '/cashflow', label: 'Cashflow Overview', permission: 'project.view' },
  { path: '/overdue-invoices', label: 'Overdue Invoices', permission: 'project.invoice' },
];

/** The dashboard: a tab for each overview; all tabs share projects and as-of day. screens.md#routes */
export function DashboardPage() {
  const { can } = usePermissions();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // Renders and requests the summary first, as rendering an overview with its charts takes longer than the response.
  const isOverviewDue = useDeferredValue(true, false);
  return (
    <>
      <PageHeader title="Dashboard" extra={<AsOfMark />} />
      <SummaryStrip />
      <Tabs
        active={pathname}
        items={TABS.filter((tab) => can(tab.permission)).map(({ path, label }) => ({ key: path, label }))}
        onChoose={(path) => void navigate({ pathname: path, search: keptOf(search) })}
      />
      {isOverviewDue && <Outlet />}
    </>
  );
}

// Drops the sorting and search of an overview's list.
function keptOf(search: string) {
  const kept = [...new URLSearchParams(search)].filter(([name]) => FILTER_NAMES.some((filter) => filter === name));
  return new URLSearchParams(kept).toString();
}
