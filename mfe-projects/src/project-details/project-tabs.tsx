import type { Permission, Project } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { useLocation, useNavigate, useSearchParams } from '@siteledger/shared-lib/router';
import { Tabs, useSlot } from '@siteledger/shared-lib/ui';

type Tab = { path: string; label: string; permission: Permission };

/** The tabs of a project by the path below it; each is a child of its route. docs/domain/screens.md#routes */
const TABS: readonly Tab[] = [
  { path: '', label: 'Details', permission: 'project.*' },
  { path: 'invoices', label: 'Invoices', permission: 'project.invoice' },
  { path: 'purchase-orders', label: 'Purchase Orders', permission: 'project.po' },
  { path: 'variation-orders', label: 'Variation Orders', permission: 'project.view' },
  { path: 'suppliers', label: 'Suppliers', permission: 'project.expense' },
  { path: 'suppliers/expenses', label: 'Expenses', permission: 'project.expense' },
  { path: 'cashflow', label: 'Cashflow', permission: 'project.*' },
];

// The deepest tab on the way: an expense's page is of Expenses, which is below Suppliers.
const activeTab = (pathname: string) => {
  const below = pathname.split('/').slice(3).join('/');
  const onTheWay = TABS.filter(({ path }) => below === path || below.startsWith(`${path}/`));
  return onTheWay.toSorted((a, b) => b.path.length - a.path.length)[0]?.path ?? '';
};

// A path has no question mark in it, so the keys of both kinds of tabs never meet.
const keyOfFill = (id: string) => `?tab=${id}`;

/** Tabs that other remotes add to a project; `tab` in the address says which one is shown. */
export function useAddedTabs() {
  const fills = useSlot<{ project: Project }>('project.details.tabs');
  const [search] = useSearchParams();
  const shown = fills.find(({ id }) => id === search.get('tab'));
  return { fills, shown };
}

/** The way between a project's tabs, those that the user may open, and those that other remotes add. */
export function ProjectTabs({ uuid }: { uuid: string }) {
  const { can } = usePermissions();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { fills, shown } = useAddedTabs();
  const own = TABS.filter((tab) => can(tab.permission)).map(({ path, label }) => ({ key: path, label }));
  const added = fills.map(({ id, title }) => ({ key: keyOfFill(id), label: title }));
  return (
    <Tabs
      active={shown ? keyOfFill(shown.id) : activeTab(pathname)}
      items={[...own, ...added]}
      // Also the tab that is shown already: from a form inside it back to its list.
      onChoose={(key) => void navigate(`/projects/${uuid}${key && (key.startsWith('?') ? key : `/${key}`)}`)}
    />
  );
}
