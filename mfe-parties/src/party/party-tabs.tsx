import type { Permission } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { Navigate, useLocation, useNavigate } from '@siteledger/shared-lib/router';
import { Tabs } from '@siteledger/shared-lib/ui';

/** A tab of a party's page, with its path below the page's; the form has ''. */
export type PartyTab = { path: string; label: string; permission: Permission };

type Props = { root: string; tabs: readonly PartyTab[] };

/**
 * Tab bar of a party's form and documents that the user may see; a tab that this party does not have redirects to the
 * form.
 */
export function PartyTabs({ root, tabs }: Props) {
  const { can } = usePermissions();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const shown = pathname.slice(root.length + 1).replace(/\/$/, '');
  if (tabs.every(({ path }) => path !== shown)) return <Navigate to={root} replace />;
  return (
    <Tabs
      active={shown}
      items={tabs.filter((tab) => can(tab.permission)).map(({ path, label }) => ({ key: path, label }))}
      onChoose={(path) => void navigate(path ? `${root}/${path}` : root)}
    />
  );
}
