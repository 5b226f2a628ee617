import type { Permission, Project } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { useLocation, useNavigate, useSearchParams } from '@siteledger/shared-lib/router';
import { Tabs, useSlot } from '@siteledger/shared-lib/ui';

type Tab = { path: string; label: string; permission: Permission };

/** Tabs of a project by their path below it; each is a child route. docs/domain/screens.md#routes */
const TABS: readonly Tab[] = [
  { path: '', label: 'Details', permission: 'project.*' },
  { path: 'invoices', label: 'Invoices', permission: 'project.invoice' },
  { path: 'purchase-orders', label: 'Purchase Orders', permission: 'project.po' },
  { path: 'variation-orders', label: 'Variation Orders', permission: 'project.view' },
  { path: 'suppliers', label: 'Suppliers', permission: 'project.expense' },
  { path: 'suppliers/expenses', label: 'Expenses', permission: 'project.expense' },
  { path: 'cashflow', label: 'Cashflow', permission: 'project.*' },
];

// Finds the deepest matching tab: an expense's page belongs to Expenses, which is below Suppliers.
const activeTab = (pathname: string) => {
  const below = pathname.split('/').slice(3).join('/');
  const onTheWay = TABS.filter(({ path }) => below === path || below.startsWith(`${path}/`));
  return onTheWay.toSorted((a, b) => b.path.length - a.path.length)[0]?.path ?? '';
};

// Paths contain no question mark, so the keys of both kinds of tabs never collide.
const keyOfFill = (id: string) => `?tab=${id}`;

/** Tabs that other remotes add to a project; `tab` in the address selects one. */
export function useAddedTabs() {
  const fills = useSlot<{ project: Project }>('project.details.tabs');
  const [search] = useSearchParams();
  const shown = fills.find(({ id }) => id === search.get('tab'));
  return { fills, shown };
}

/** Tab bar of a project: the tabs that the user may open, and those added by other remotes. */
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
      // Also for the present tab: this leads from a form inside it back to its list.
      onChoose={(key) => void navigate(`/projects/${uuid}${key && (key.startsWith('?') ? key : `/${key}`)}`)}
    />
  );
}
